// Places that lie in one state only: counties whose name no other state uses,
// and the first three digits of ZIP codes. Facts of the Census Bureau and the Postal Service. Names
// are in lower case; a name that several states have is left out on purpose.
import type { StateCode } from '../jurisdictions.ts';

/**
 * Counties that share their name with small ones elsewhere: more than nine of ten people in a
 * county of that name live in this state (census of 2020).
 */
export const DOMINANT_COUNTIES: Partial<Record<StateCode, string>> = {
  AZ: 'yuma',
  FL: 'duval,leon,osceola,seminole',
  GA: 'clayton',
  IL: 'cook,kane,mchenry',
  KS: 'sedgwick',
  MA: 'bristol,plymouth,worcester',
  MN: 'dakota,ramsey',
  NC: 'mecklenburg',
  NJ: 'morris',
  NY: 'kings,nassau',
  OH: 'lucas',
  PA: 'chester,westmoreland',
  TX: 'dallas,harris,hidalgo',
  UT: 'davis',
  WA: 'king,pierce,thurston',
};

/** By state, separated by commas. */
export const COUNTIES: Partial<Record<StateCode, string>> = {
  AL: 'autauga,bullock,chilton,colbert,conecuh,coosa,crenshaw,cullman,dale,etowah,geneva,marengo,mobile,talladega,tallapoosa,tuscaloosa',
  AK: 'aleutians east,aleutians west,anchorage,bethel,bristol bay,denali,dillingham,fairbanks north star,haines,hoonah-angoon,kenai peninsula,ketchikan gateway,kodiak island,lake and peninsula,matanuska susitna,nome,north slope,northwest arctic,petersburg census area,prince wales hyder,sitka,skagway,southeast fairbanks,valdez cordova,wade hampton,wrangell,yakutat,yukon koyukuk',
  AZ: 'apache,cochise,coconino,gila,greenlee,la paz,maricopa,mohave,navajo,pima,pinal,yavapai',
  AR: 'arkansas,ashley,baxter,chicot,conway,craighead,cross,desha,drew,faulkner,garland,hempstead,hot spring,independence,izard,little river,lonoke,poinsett,saint francis,searcy,sebastian,sharp,woodruff,yell',
  CA: 'alameda,alpine,amador,calaveras,colusa,contra costa,del norte,el dorado,fresno,glenn,imperial,inyo,kern,lassen,los angeles,madera,marin,mariposa,mendocino,merced,modoc,mono,monterey,napa,placer,plumas,riverside,sacramento,san benito,san bernardino,san diego,san francisco,san joaquin,san luis obispo,san mateo,santa barbara,santa clara,shasta,siskiyou,solano,sonoma,stanislaus,sutter,tehama,tulare,tuolumne,ventura,yolo,yuba',
  CO: 'alamosa,arapahoe,archuleta,baca,bent,boulder,broomfield,chaffee,clear creek,conejos,costilla,crowley,denver,dolores,eagle,gilpin,gunnison,hinsdale,huerfano,kit carson,la plata,larimer,las animas,mesa,moffat,montezuma,montrose,ouray,pitkin,prowers,pueblo,rio blanco,rio grande,routt,saguache,teller,weld',
  CT: 'hartford,litchfield,new haven,new london,tolland',
  DE: 'new castle',
  DC: 'district of columbia',
  FL: 'alachua,brevard,broward,citrus,collier,dixie,flagler,gadsden,gilchrist,glades,gulf,hardee,hendry,hernando,highlands,indian river,levy,manatee,miami-dade,okaloosa,okeechobee,palm beach,pasco,pinellas,saint johns,saint lucie,santa rosa,sarasota,suwannee,volusia,wakulla',
  GA: 'appling,atkinson,bacon,banks,barrow,bartow,ben hill,bleckley,brantley,bulloch,butts,candler,catoosa,charlton,chattahoochee,chattooga,clinch,cobb,colquitt,coweta,crisp,dooly,dougherty,early,echols,emanuel,evans,glascock,glynn,gordon,gwinnett,habersham,haralson,heard,irwin,jenkins,lanier,long,lumpkin,mcduffie,meriwether,muscogee,oglethorpe,peach,rabun,rockdale,schley,screven,spalding,taliaferro,tattnall,telfair,tift,toombs,towns,treutlen,troup,twiggs,upson,ware,whitfield',
  HI: 'hawaii,honolulu,kauai,maui',
  ID: 'ada,bannock,bear lake,benewah,bingham,boise,bonner,bonneville,boundary,camas,canyon,caribou,cassia,gem,gooding,idaho,jerome,kootenai,latah,lemhi,minidoka,nez perce,owyhee,payette,power,shoshone,twin falls',
  IL: 'bond,bureau,coles,dewitt,du page,edgar,iroquois,jersey,jo daviess,kankakee,macoupin,massac,mcdonough,moultrie,ogle,peoria,piatt,rock island,sangamon,stephenson,whiteside,will',
  IN: 'bartholomew,blackford,dearborn,dubois,elkhart,fountain,hendricks,huntington,jay,jennings,kosciusko,la porte,lagrange,parke,porter,posey,starke,switzerland,tippecanoe,vanderburgh,vermillion,vigo,warrick',
  IA: 'allamakee,appanoose,audubon,black hawk,bremer,buena vista,cerro gordo,des moines,dubuque,guthrie,ida,keokuk,kossuth,mahaska,monona,muscatine,obrien,palo alto,pottawattamie,poweshiek,ringgold,sac,story,tama,wapello,winneshiek,woodbury',
  KS: 'barber,cloud,coffey,cowley,doniphan,ellsworth,finney,geary,gove,harvey,hodgeman,jewell,kearny,kingman,labette,leavenworth,neosho,ness,norton,osborne,pratt,rawlins,reno,republic,riley,rooks,shawnee,trego,wabaunsee,wallace,woodson,wyandotte',
  KY: 'ballard,barren,boyle,bracken,breathitt,breckinridge,bullitt,calloway,carlisle,casey,edmonson,elliott,estill,fleming,garrard,graves,greenup,jessamine,kenton,knott,larue,laurel,leslie,letcher,magoffin,mccracken,mccreary,menifee,metcalfe,muhlenberg,owsley,rockcastle,trigg,trimble,wolfe',
  LA: 'acadia,ascension,assumption,avoyelles,beauregard,bienville,bossier,calcasieu,catahoula,concordia,de soto,east baton rouge,east carroll,east feliciana,evangeline,iberia,iberville,lafourche,morehouse,natchitoches,plaquemines,pointe coupee,rapides,saint bernard,saint helena,saint james,saint landry,saint martin,saint mary,saint tammany,st john the baptist,tangipahoa,tensas,terrebonne,west baton rouge,west carroll,west feliciana,winn',
  ME: 'androscoggin,aroostook,kennebec,oxford,penobscot,piscataquis,sagadahoc,waldo',
  MD: 'anne arundel,baltimore city,baltimore county,calvert,cecil,charles,garrett,harford,prince georges,queen annes,saint marys,wicomico',
  MA: 'barnstable,berkshire,dukes,hampden,nantucket,norfolk',
  MI: 'alcona,alger,allegan,alpena,antrim,arenac,baraga,benzie,branch,charlevoix,cheboygan,clare,eaton,gladwin,gogebic,grand traverse,gratiot,hillsdale,houghton,ingham,ionia,iosco,isabella,kalamazoo,kalkaska,keweenaw,lapeer,leelanau,lenawee,luce,mackinac,macomb,manistee,mecosta,missaukee,montcalm,montmorency,muskegon,newaygo,oakland,oceana,ogemaw,ontonagon,oscoda,presque isle,roscommon,saginaw,sanilac,schoolcraft,shiawassee,tuscola,washtenaw,wexford',
  MN: 'aitkin,anoka,becker,beltrami,big stone,blue earth,carlton,carver,chisago,cottonwood,crow wing,faribault,freeborn,goodhue,hennepin,hubbard,isanti,itasca,kanabec,kandiyohi,kittson,koochiching,lac qui parle,lake of the woods,le sueur,mahnomen,mcleod,meeker,mille lacs,morrison,mower,nicollet,nobles,norman,olmsted,otter tail,pine,pipestone,red lake,redwood,roseau,sherburne,sibley,stearns,swift,traverse,wabasha,wadena,waseca,watonwan,wilkin,winona,yellow medicine',
  MS: 'alcorn,amite,attala,bolivar,coahoma,copiah,forrest,george,grenada,hinds,issaquena,itawamba,kemper,leake,leflore,neshoba,noxubee,oktibbeha,pearl river,prentiss,rankin,sharkey,sunflower,tallahatchie,tate,tippah,tishomingo,tunica,walthall,yalobusha,yazoo',
  MO: 'andrew,audrain,bates,bollinger,callaway,cape girardeau,chariton,cole,cooper,dent,dunklin,gasconade,gentry,hickory,howell,laclede,maries,mcdonald,moniteau,new madrid,nodaway,oregon,ozark,pemiscot,pettis,ralls,ray,reynolds,saint francois,sainte genevieve,st louis city,stoddard,taney',
  MT: 'beaverhead,broadwater,cascade,chouteau,daniels,deer lodge,fallon,fergus,flathead,glacier,granite,judith basin,lewis and clark,mccone,meagher,missoula,musselshell,petroleum,pondera,powder river,ravalli,rosebud,sanders,silver bow,stillwater,sweet grass,toole,treasure,wheatland,wibaux,yellowstone',
  NE: 'antelope,arthur,banner,box butte,burt,cherry,cuming,dawes,dixon,dundy,frontier,furnas,gage,garden,gosper,hayes,hitchcock,hooker,kearney,keith,keya paha,kimball,loup,merrick,morrill,nance,nuckolls,otoe,red willow,richardson,sarpy,saunders,scotts bluff,thayer',
  NV: 'carson city,churchill,elko,esmeralda,eureka,lander,nye,pershing,storey,washoe,white pine',
  NH: 'belknap,cheshire,grafton,merrimack,strafford',
  NJ: 'atlantic,bergen,burlington,cape may,hudson,hunterdon,monmouth,ocean,passaic,salem',
  NM: 'bernalillo,catron,chaves,cibola,de baca,dona ana,lea,los alamos,luna,mckinley,mora,quay,rio arriba,sandoval,santa fe,socorro,taos,torrance,valencia',
  NY: 'bronx,broome,cattaraugus,cayuga,chemung,chenango,cortland,dutchess,herkimer,new york,niagara,onondaga,ontario,oswego,queens,rensselaer,rockland,saint lawrence,saratoga,schenectady,schoharie,tompkins,ulster,westchester,yates',
  NC: 'alamance,anson,ashe,avery,bertie,bladen,buncombe,cabarrus,carteret,caswell,catawba,chowan,columbus,craven,currituck,dare,davie,duplin,durham,edgecombe,gaston,gates,granville,guilford,harnett,hertford,hoke,iredell,lenoir,nash,new hanover,onslow,pamlico,pasquotank,pender,perquimans,person,pitt,robeson,sampson,stanly,stokes,swain,transylvania,tyrrell,vance,wake,watauga,yadkin,yancey',
  ND: 'barnes,benson,billings,bottineau,bowman,burleigh,cavalier,dickey,divide,emmons,foster,grand forks,griggs,hettinger,kidder,lamoure,mckenzie,mountrail,oliver,pembina,ransom,rolette,sargent,slope,stutsman,towner,traill,walsh',
  OH: 'ashtabula,athens,auglaize,belmont,clermont,columbiana,coshocton,cuyahoga,darke,defiance,gallia,geauga,guernsey,hocking,licking,lorain,mahoning,muskingum,pickaway,preble,ross,sandusky,scioto,trumbull,tuscarawas,van wert,vinton,wyandot',
  OK: 'alfalfa,atoka,beckham,canadian,cimarron,coal,cotton,creek,garvin,greer,harmon,kay,kingfisher,latimer,le flore,love,major,mayes,mcclain,mccurtain,muskogee,nowata,okfuskee,oklahoma,okmulgee,payne,pittsburg,pushmataha,roger mills,rogers,sequoyah,tillman,tulsa,wagoner,washita,woods,woodward',
  OR: 'clackamas,clatsop,deschutes,gilliam,harney,hood river,josephine,klamath,malheur,multnomah,tillamook,umatilla,wallowa,wasco,yamhill',
  PA: 'allegheny,berks,blair,bucks,cambria,centre,clarion,clearfield,dauphin,huntingdon,indiana,juniata,lackawanna,lebanon,lehigh,luzerne,lycoming,mckean,mifflin,montour,philadelphia,schuylkill,snyder,susquehanna,venango',
  RI: 'newport,providence',
  SC: 'abbeville,aiken,allendale,bamberg,barnwell,charleston,clarendon,colleton,darlington,dillon,edgefield,georgetown,greenville,hampton,horry,kershaw,lexington,marlboro,mccormick,newberry,orangeburg,saluda,spartanburg,williamsburg',
  SD: 'aurora,beadle,bennett,bon homme,brookings,brule,charles mix,codington,corson,davison,day,edmunds,fall river,faulk,gregory,haakon,hamlin,hand,hanson,jerauld,kingsbury,lyman,mccook,mellette,miner,minnehaha,moody,sanborn,spink,stanley,sully,tripp,yankton,ziebach',
  TN: 'bledsoe,cannon,cheatham,cocke,dickson,dyer,fentress,grainger,hamblen,hawkins,loudon,maury,mcminn,mcnairy,obion,overton,pickett,rhea,sequatchie,trousdale,unicoi,weakley',
  TX: 'andrews,angelina,aransas,archer,atascosa,austin,bailey,bandera,bastrop,baylor,bee,bexar,blanco,borden,bosque,bowie,brazoria,brazos,brewster,briscoe,burleson,burnet,callahan,camp,carson,castro,childress,cochran,coke,coleman,collin,collingsworth,colorado,comal,concho,cooke,coryell,cottle,crane,crosby,culberson,dallam,de witt,deaf smith,denton,dickens,dimmit,donley,eastland,ector,erath,falls,fisher,foard,fort bend,freestone,frio,gaines,galveston,garza,gillespie,glasscock,goliad,gonzales,gregg,grimes,hansford,hartley,hays,hemphill,hockley,hood,hudspeth,hunt,irion,jack,jim hogg,jim wells,karnes,kaufman,kenedy,kerr,kimble,kinney,kleberg,lamb,lampasas,lavaca,lipscomb,live oak,llano,loving,lubbock,lynn,matagorda,maverick,mcculloch,mclennan,mcmullen,milam,montague,motley,nacogdoches,navarro,nolan,nueces,ochiltree,palo pinto,parker,parmer,pecos,presidio,rains,randall,reagan,real,reeves,refugio,rockwall,runnels,san augustine,san jacinto,san patricio,san saba,schleicher,scurry,shackelford,somervell,starr,sterling,stonewall,sutton,swisher,tarrant,terry,throckmorton,titus,tom green,travis,upton,uvalde,val verde,van zandt,victoria,waller,webb,wharton,wilbarger,willacy,winkler,yoakum,young,zapata,zavala',
  UT: 'box elder,cache,daggett,duchesne,emery,juab,millard,piute,rich,salt lake,sanpete,tooele,uintah,utah,wasatch,weber',
  VT: 'addison,bennington,caledonia,chittenden,grand isle,lamoille,rutland,windsor',
  VA: 'accomack,albemarle,alexandria city,amelia,amherst,appomattox,arlington,augusta,bedford city,bland,botetourt,bristol city,buckingham,buena vista city,charles city,charlottesville city,chesapeake city,colonial heights city,covington city,culpeper,danville city,dickenson,dinwiddie,emporia city,fairfax,fairfax city,falls church city,fauquier,fluvanna,franklin city,fredericksburg city,galax city,goochland,greensville,hampton city,hanover,harrisonburg city,henrico,hopewell city,isle of wight,james city,king and queen,king george,king william,lexington city,loudoun,lunenburg,lynchburg city,manassas city,manassas park city,martinsville city,mathews,new kent,newport news city,norfolk city,norton city,nottoway,patrick,petersburg city,pittsylvania,poquoson city,portsmouth city,powhatan,prince edward,prince george,prince william,radford city,rappahannock,richmond city,roanoke,roanoke city,rockbridge,salem city,shenandoah,smyth,southampton,spotsylvania,staunton city,suffolk city,virginia beach city,waynesboro city,williamsburg city,winchester city,wythe',
  WA: 'asotin,chelan,clallam,cowlitz,ferry,grays harbor,island,kitsap,kittitas,klickitat,okanogan,pacific,pend oreille,skagit,skamania,snohomish,spokane,wahkiakum,walla walla,whatcom,whitman,yakima',
  WV: 'braxton,brooke,cabell,doddridge,greenbrier,hardy,kanawha,mingo,monongalia,pleasants,preston,raleigh,ritchie,summers,tucker,wetzel,wirt',
  WI: 'barron,bayfield,burnett,calumet,dane,door,eau claire,fond du lac,green lake,kenosha,kewaunee,la crosse,langlade,manitowoc,marathon,marinette,milwaukee,oconto,outagamie,ozaukee,pepin,price,racine,sauk,sawyer,shawano,sheboygan,st croix,trempealeau,vilas,washburn,waukesha,waupaca,waushara',
  WY: 'converse,goshen,hot springs,laramie,natrona,niobrara,sublette,sweetwater,uinta,washakie,weston',
};

/** Names of counties of several states: no town of that name is meant. */
export const SHARED_COUNTIES =
  'adair,adams,albany,alexander,allegany,alleghany,allen,anderson,armstrong,ashland,atchison,baker,baldwin,barbour,barry,barton,bath,bay,beaufort,beaver,bedford,bell,benton,berkeley,berrien,bibb,big horn,blaine,blount,boone,bourbon,boyd,bradford,bradley,bristol,brooks,brown,brunswick,bryan,buchanan,buffalo,burke,butler,butte,caddo,caldwell,calhoun,camden,cameron,campbell,carbon,caroline,carroll,carter,cass,cedar,chambers,champaign,charlotte,chase,chatham,chautauqua,cherokee,chester,chesterfield,cheyenne,chickasaw,chippewa,choctaw,christian,claiborne,clark,clarke,clay,clayton,clearwater,cleburne,cleveland,clinton,coffee,colfax,columbia,comanche,coos,covington,craig,crawford,crittenden,crockett,crook,cumberland,curry,custer,dade,dakota,dallas,davidson,daviess,davis,dawson,decatur,dekalb,delaware,delta,desoto,deuel,dewey,dickinson,dodge,dorchester,douglas,dunn,duval,eddy,edwards,effingham,el paso,elbert,elk,ellis,elmore,emmet,erie,escambia,essex,fairfield,fannin,fayette,fillmore,florence,floyd,ford,forest,forsyth,franklin,frederick,fremont,fulton,gallatin,garfield,genesee,gibson,giles,gilmer,gloucester,golden valley,grady,graham,grand,grant,gray,grayson,greeley,green,greene,greenwood,grundy,guadalupe,hale,halifax,hall,hamilton,hampshire,hancock,hardeman,hardin,harding,harlan,harper,harrison,hart,haskell,haywood,henderson,henry,hickman,hidalgo,highland,hill,hillsborough,holmes,holt,hopkins,houston,howard,hughes,humboldt,humphreys,huron,hutchinson,hyde,iowa,iron,jackson,jasper,jeff davis,jefferson,jefferson davis,johnson,johnston,jones,juneau,kane,kendall,kent,kings,kiowa,knox,la salle,lafayette,lake,lamar,lancaster,lane,lauderdale,laurens,lawrence,lee,leon,lewis,liberty,limestone,lincoln,linn,livingston,logan,louisa,lowndes,lucas,lyon,macon,madison,marion,marquette,marshall,martin,mason,mcdowell,mchenry,mcintosh,mclean,mcpherson,meade,mecklenburg,medina,meigs,menard,menominee,mercer,miami,middlesex,midland,miller,mills,mineral,mississippi,mitchell,monroe,montgomery,moore,morgan,morris,morrow,morton,murray,nassau,nelson,nemaha,nevada,newton,nicholas,noble,northampton,northumberland,oconee,ohio,oldham,oneida,orange,orleans,osage,osceola,otero,otsego,ottawa,ouachita,owen,page,panola,park,paulding,pawnee,pendleton,pennington,perkins,perry,phelps,phillips,pickens,pierce,pike,platte,plymouth,pocahontas,polk,pontotoc,pope,portage,pottawatomie,potter,powell,prairie,pulaski,putnam,quitman,ramsey,randolph,red river,renville,rice,richland,richmond,ripley,roane,roberts,robertson,rock,rockingham,roosevelt,rowan,rush,rusk,russell,rutherford,sabine,saline,san juan,san miguel,santa cruz,schuyler,scotland,scott,sedgwick,seminole,seneca,sevier,seward,shannon,shelby,sheridan,sherman,sierra,simpson,sioux,smith,somerset,spencer,st charles,st clair,st joseph,st louis,stafford,stanton,stark,steele,stephens,steuben,stevens,stewart,stone,suffolk,sullivan,summit,sumner,sumter,surry,sussex,talbot,taylor,tazewell,terrell,teton,texas,thomas,thurston,tioga,tipton,todd,trinity,turner,tyler,union,upshur,valley,van buren,vermilion,vernon,wabash,walker,walton,walworth,ward,warren,washington,wayne,webster,wells,westmoreland,wheeler,white,whitley,wichita,wilcox,wilkes,wilkinson,williams,williamson,wilson,windham,winnebago,winston,wise,wood,woodford,worcester,worth,wright,wyoming,york,yuma';

/** First and last three digits, then the state that has nearly all of their ZIP codes. */
export const ZIP_PREFIXES =
  '005NY 010-027MA 028-029RI 030-038NH 039-049ME 050-054VT 055MA 056-059VT 060-069CT ' +
  '070-089NJ 100-149NY 150-196PA 197-199DE 200DC 201VA 202-205DC 206-212MD 214-219MD ' +
  '220-246VA 247-268WV 270-289NC 290-299SC 300-319GA 320-339FL 341-342FL 344FL 346-347FL ' +
  '349FL 350-352AL 354-369AL 370-385TN 386-397MS 398-399GA 400-418KY 420-425KY 427KY ' +
  '430-458OH 459KY 460-479IN 480-499MI 500-512IA 514-515IA 520-528IA 530-532WI 534-535WI ' +
  '537-549WI 550-551MN 553-567MN 569DC 571-573SD 575SD 577SD 580-585ND 587ND 590-599MT ' +
  '600-620IL 622-629IL 630-631MO 633-641MO 644-658MO 660-662KS 664-679KS 680-681NE ' +
  '683-689NE 691NE 693NE 700-701LA 703-708LA 710-714LA 716-729AR 730-731OK 733TX ' +
  '734-741OK 743-749OK 750-770TX 772-799TX 800-816CO 820-826WY 828-831WY 832-838ID ' +
  '840-847UT 850-853AZ 855-857AZ 859-860AZ 863-865AZ 870-871NM 873-875NM 877-884NM 885TX ' +
  '889-891NV 893-895NV 897-898NV 900-908CA 910-928CA 930-961CA 967-968HI 970-979OR ' +
  '980-986WA 988-994WA 995-999AK';
