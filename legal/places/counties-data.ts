// Places that lie in one state only: nicknames of places, counties whose name no other state uses,
// and the first three digits of ZIP codes. Facts of the Census Bureau and the Postal Service. Names
// are in lower case; a name that several states have is left out on purpose.
import type { StateCode } from '../jurisdictions.ts';

/** What people call a place whose name in the table of towns is another, or none. */
export const NICKNAMES: Partial<Record<StateCode, string>> = {
  CA: 'san buenaventura',
  FL: 'st augustine',
  HI: 'maui,oahu,kauai,kona,lahaina',
  LA: 'nola',
  MA: 'cape cod',
  MO: 'branson',
  NV: 'vegas,laughlin',
  NY: 'nyc,new york city,bronx,long island,harlem,westchester county,the hamptons',
  NC: 'outer banks',
  PA: 'philly,king of prussia,hershey',
  SC: 'hilton head',
  WY: 'jackson hole',
};

/**
 * Counties that share their name with small ones elsewhere: more than 99 of 100 people in a county
 * of that name live in this state.
 */
export const DOMINANT_COUNTIES: Partial<Record<StateCode, string>> = {
  IL: 'cook',
  TX: 'harris',
  WA: 'king',
};

/** By state, separated by commas. */
export const COUNTIES: Partial<Record<StateCode, string>> = {
  AL: 'autauga,bullock,chilton,colbert,conecuh,coosa,crenshaw,cullman,dale,etowah,geneva,marengo,mobile,talladega,tallapoosa,tuscaloosa',
  AK: 'aleutians east,aleutians west,anchorage,bethel,bristol bay,denali,dillingham,fairbanks north star,haines,hoonah-angoon,kenai peninsula,ketchikan gateway,kodiak island,lake and peninsula,matanuska susitna,nome,north slope,northwest arctic,petersburg census area,prince wales hyder,sitka,skagway,southeast fairbanks,valdez cordova,wade hampton,wrangell,yakutat,yukon koyukuk',
  AZ: 'apache,cochise,coconino,gila,greenlee,la paz,maricopa,mohave,navajo,pima,pinal,yavapai',
  AR: 'arkansas,ashley,baxter,chicot,conway,craighead,cross,desha,drew,faulkner,garland,hempstead,hot spring,independence,izard,little river,lonoke,poinsett,saint francis,searcy,sebastian,sharp,woodruff,yell',
  CA: 'alameda,alpine,amador,calaveras,colusa,contra costa,del norte,el dorado,fresno,glenn,imperial,inyo,kern,lassen,los angeles,madera,marin,mariposa,mendocino,merced,modoc,mono,monterey,napa,placer,plumas,riverside,sacramento,san benito,san bernardino,san diego,san francisco,san joaquin,san luis obispo,san mateo,santa barbara,santa clara,shasta,siskiyou,solano,sonoma,stanislaus,sutter,tehama,tulare,tuolumne,ventura,yolo,yuba',
  CO: 'alamosa,arapahoe,archuleta,baca,bent,boulder,broomfield,chaffee,clear creek,conejos,costilla,crowley,denver,dolores,eagle,gilpin,gunnison,hinsdale,huerfano,kit carson,la plata,larimer,las animas,mesa,moffat,montezuma,montrose,ouray,pitkin,prowers,pueblo,rio blanco,routt,saguache,teller,weld',
  CT: 'hartford,litchfield,new haven,new london,tolland',
  DE: 'new castle',
  DC: 'district of columbia',
  FL: 'alachua,brevard,broward,citrus,collier,dixie,flagler,gadsden,gilchrist,glades,gulf,hardee,hendry,hernando,highlands,indian river,levy,manatee,miami-dade,okaloosa,okeechobee,palm beach,pasco,pinellas,saint johns,saint lucie,santa rosa,sarasota,suwannee,volusia,wakulla',
  GA: 'appling,atkinson,bacon,banks,barrow,bartow,ben hill,bleckley,brantley,bulloch,butts,candler,catoosa,charlton,chattahoochee,chattooga,clinch,cobb,colquitt,coweta,crisp,dooly,dougherty,early,echols,emanuel,evans,glascock,glynn,gordon,gwinnett,habersham,haralson,heard,irwin,jenkins,lanier,long,lumpkin,mcduffie,meriwether,muscogee,oglethorpe,peach,rabun,rockdale,schley,screven,spalding,taliaferro,tattnall,telfair,tift,toombs,towns,treutlen,troup,twiggs,upson,ware,whitfield',
  HI: 'honolulu,kauai,maui',
  ID: 'ada,bannock,bear lake,benewah,bingham,boise,bonner,bonneville,boundary,camas,canyon,caribou,cassia,gem,gooding,jerome,kootenai,latah,lemhi,minidoka,nez perce,owyhee,payette,power,shoshone,twin falls',
  IL: 'bond,bureau,coles,dewitt,du page,edgar,iroquois,jersey,jo daviess,kankakee,macoupin,massac,mcdonough,moultrie,ogle,peoria,piatt,rock island,sangamon,stephenson,whiteside,will',
  IN: 'bartholomew,blackford,dearborn,dubois,elkhart,fountain,hendricks,huntington,jay,jennings,kosciusko,la porte,lagrange,parke,porter,posey,st joseph,starke,switzerland,tippecanoe,vanderburgh,vermillion,vigo,warrick',
  IA: 'allamakee,appanoose,audubon,black hawk,bremer,buena vista,cerro gordo,des moines,dubuque,guthrie,ida,keokuk,kossuth,mahaska,monona,muscatine,obrien,palo alto,pottawattamie,poweshiek,ringgold,sac,story,tama,wapello,winneshiek,woodbury',
  KS: 'barber,cloud,coffey,cowley,doniphan,ellsworth,finney,geary,gove,harvey,hodgeman,jewell,kearny,kingman,labette,leavenworth,neosho,ness,norton,osborne,pratt,rawlins,reno,republic,riley,rooks,shawnee,trego,wabaunsee,wallace,woodson,wyandotte',
  KY: 'ballard,barren,boyle,bracken,breathitt,breckinridge,bullitt,calloway,carlisle,casey,edmonson,elliott,estill,fleming,garrard,graves,greenup,jessamine,kenton,knott,larue,laurel,leslie,letcher,magoffin,mccracken,mccreary,menifee,metcalfe,muhlenberg,owsley,rockcastle,trigg,trimble,wolfe',
  LA: 'acadia,ascension,assumption,avoyelles,beauregard,bienville,bossier,calcasieu,catahoula,concordia,de soto,east baton rouge,east carroll,east feliciana,evangeline,iberia,iberville,lafourche,morehouse,natchitoches,plaquemines,pointe coupee,rapides,saint bernard,saint helena,saint james,saint landry,saint martin,saint mary,saint tammany,st john the baptist,tangipahoa,tensas,terrebonne,west baton rouge,west carroll,west feliciana,winn',
  ME: 'androscoggin,aroostook,kennebec,oxford,penobscot,piscataquis,sagadahoc,waldo',
  MD: 'anne arundel,calvert,cecil,charles,garrett,harford,prince georges,queen annes,saint marys,wicomico',
  MA: 'barnstable,berkshire,dukes,hampden,nantucket,norfolk',
  MI: 'alcona,alger,allegan,alpena,antrim,arenac,baraga,benzie,branch,charlevoix,cheboygan,clare,eaton,gladwin,gogebic,grand traverse,gratiot,hillsdale,houghton,ingham,ionia,iosco,isabella,kalamazoo,kalkaska,keweenaw,lapeer,leelanau,lenawee,luce,mackinac,macomb,manistee,mecosta,missaukee,montcalm,montmorency,muskegon,newaygo,oakland,oceana,ogemaw,ontonagon,oscoda,presque isle,roscommon,saginaw,saint joseph,sanilac,schoolcraft,shiawassee,tuscola,washtenaw,wexford',
  MN: 'aitkin,anoka,becker,beltrami,big stone,blue earth,carlton,carver,chisago,cottonwood,crow wing,faribault,freeborn,goodhue,hennepin,hubbard,isanti,itasca,kanabec,kandiyohi,kittson,koochiching,lac qui parle,lake of the woods,le sueur,mahnomen,mcleod,meeker,mille lacs,morrison,mower,nicollet,nobles,norman,olmsted,otter tail,pine,pipestone,red lake,redwood,roseau,sherburne,sibley,stearns,swift,traverse,wabasha,wadena,waseca,watonwan,wilkin,winona,yellow medicine',
  MS: 'alcorn,amite,attala,bolivar,coahoma,copiah,forrest,george,grenada,hinds,issaquena,itawamba,kemper,leake,leflore,neshoba,noxubee,oktibbeha,pearl river,prentiss,rankin,sharkey,sunflower,tallahatchie,tate,tippah,tishomingo,tunica,walthall,yalobusha,yazoo',
  MO: 'andrew,audrain,bates,bollinger,callaway,cape girardeau,chariton,cole,cooper,dent,dunklin,gasconade,gentry,hickory,howell,laclede,maries,mcdonald,moniteau,new madrid,nodaway,ozark,pemiscot,pettis,ralls,ray,reynolds,saint francois,sainte genevieve,stoddard,taney',
  MT: 'beaverhead,broadwater,cascade,chouteau,daniels,deer lodge,fallon,fergus,flathead,glacier,granite,judith basin,lewis and clark,mccone,meagher,missoula,musselshell,petroleum,pondera,powder river,ravalli,rosebud,sanders,silver bow,stillwater,sweet grass,toole,treasure,wheatland,wibaux,yellowstone',
  NE: 'antelope,arthur,banner,box butte,burt,cherry,cuming,dawes,dixon,dundy,frontier,furnas,gage,garden,gosper,hayes,hitchcock,hooker,kearney,keith,keya paha,kimball,loup,merrick,morrill,nance,nuckolls,otoe,red willow,richardson,sarpy,saunders,scotts bluff,thayer',
  NV: 'churchill,elko,esmeralda,eureka,lander,nye,pershing,storey,washoe,white pine',
  NH: 'belknap,cheshire,grafton,merrimack,strafford',
  NJ: 'atlantic,bergen,burlington,cape may,hudson,hunterdon,monmouth,ocean,passaic,salem',
  NM: 'bernalillo,catron,chaves,cibola,de baca,dona ana,lea,los alamos,luna,mckinley,mora,quay,rio arriba,sandoval,santa fe,socorro,taos,torrance,valencia',
  NY: 'bronx,broome,cattaraugus,cayuga,chemung,chenango,cortland,dutchess,herkimer,niagara,onondaga,ontario,oswego,queens,rensselaer,rockland,saint lawrence,saratoga,schenectady,schoharie,tompkins,ulster,westchester,yates',
  NC: 'alamance,anson,ashe,avery,bertie,bladen,buncombe,cabarrus,carteret,caswell,catawba,chowan,columbus,craven,currituck,dare,davie,duplin,durham,edgecombe,gaston,gates,granville,guilford,harnett,hertford,hoke,iredell,lenoir,nash,new hanover,onslow,pamlico,pasquotank,pender,perquimans,person,pitt,robeson,sampson,stanly,stokes,swain,transylvania,tyrrell,vance,wake,watauga,yadkin,yancey',
  ND: 'barnes,benson,billings,bottineau,bowman,burleigh,cavalier,dickey,divide,emmons,foster,grand forks,griggs,hettinger,kidder,lamoure,mckenzie,mountrail,oliver,pembina,ransom,rolette,sargent,slope,stutsman,towner,traill,walsh',
  OH: 'ashtabula,athens,auglaize,belmont,clermont,columbiana,coshocton,cuyahoga,darke,defiance,gallia,geauga,guernsey,hocking,licking,lorain,mahoning,muskingum,pickaway,preble,ross,sandusky,scioto,trumbull,tuscarawas,van wert,vinton,wyandot',
  OK: 'alfalfa,atoka,beckham,canadian,cimarron,coal,cotton,creek,garvin,greer,harmon,kay,kingfisher,latimer,le flore,love,major,mayes,mcclain,mccurtain,muskogee,nowata,okfuskee,okmulgee,payne,pittsburg,pushmataha,roger mills,rogers,sequoyah,tillman,tulsa,wagoner,washita,woods,woodward',
  OR: 'clackamas,clatsop,deschutes,gilliam,harney,hood river,josephine,klamath,malheur,multnomah,tillamook,umatilla,wallowa,wasco,yamhill',
  PA: 'allegheny,berks,blair,bucks,cambria,centre,clarion,clearfield,dauphin,huntingdon,juniata,lackawanna,lebanon,lehigh,luzerne,lycoming,mckean,mifflin,montour,philadelphia,schuylkill,snyder,susquehanna,venango',
  RI: 'newport,providence',
  SC: 'abbeville,aiken,allendale,bamberg,barnwell,charleston,clarendon,colleton,darlington,dillon,edgefield,georgetown,greenville,hampton,horry,kershaw,lexington,marlboro,mccormick,newberry,orangeburg,saluda,spartanburg,williamsburg',
  SD: 'aurora,beadle,bennett,bon homme,brookings,brule,charles mix,codington,corson,davison,day,edmunds,fall river,faulk,gregory,haakon,hamlin,hand,hanson,jerauld,kingsbury,lyman,mccook,mellette,miner,minnehaha,moody,sanborn,spink,stanley,sully,tripp,yankton,ziebach',
  TN: 'bledsoe,cannon,cheatham,cocke,dickson,dyer,fentress,grainger,hamblen,hawkins,loudon,maury,mcminn,mcnairy,obion,overton,pickett,rhea,sequatchie,trousdale,unicoi,weakley',
  TX: 'andrews,angelina,aransas,archer,atascosa,austin,bailey,bandera,bastrop,baylor,bee,bexar,blanco,borden,bosque,bowie,brazoria,brazos,brewster,briscoe,burleson,burnet,callahan,camp,carson,castro,childress,cochran,coke,coleman,collin,collingsworth,colorado,comal,concho,cooke,coryell,cottle,crane,crosby,culberson,dallam,de witt,deaf smith,denton,dickens,dimmit,donley,eastland,ector,erath,falls,fisher,foard,fort bend,freestone,frio,gaines,galveston,garza,gillespie,glasscock,goliad,gonzales,gregg,grimes,hansford,hartley,hays,hemphill,hockley,hood,hudspeth,hunt,irion,jack,jim hogg,jim wells,karnes,kaufman,kenedy,kerr,kimble,kinney,kleberg,lamb,lampasas,lavaca,lipscomb,live oak,llano,loving,lubbock,lynn,matagorda,maverick,mcculloch,mclennan,mcmullen,milam,montague,motley,nacogdoches,navarro,nolan,nueces,ochiltree,palo pinto,parker,parmer,pecos,presidio,rains,randall,reagan,real,reeves,refugio,rockwall,runnels,san augustine,san jacinto,san patricio,san saba,schleicher,scurry,shackelford,somervell,starr,sterling,stonewall,sutton,swisher,tarrant,terry,throckmorton,titus,tom green,travis,upton,uvalde,val verde,van zandt,victoria,waller,webb,wharton,wilbarger,willacy,winkler,yoakum,young,zapata,zavala',
  UT: 'box elder,cache,daggett,duchesne,emery,juab,millard,piute,rich,salt lake,sanpete,tooele,uintah,wasatch,weber',
  VT: 'addison,bennington,caledonia,chittenden,grand isle,lamoille,rutland,windsor',
  VA: 'accomack,albemarle,amelia,amherst,appomattox,arlington,augusta,bland,botetourt,buckingham,culpeper,dickenson,dinwiddie,fairfax,fauquier,fluvanna,goochland,greensville,hanover,henrico,isle of wight,king and queen,king george,king william,loudoun,lunenburg,mathews,new kent,nottoway,patrick,pittsylvania,powhatan,prince edward,prince george,prince william,rappahannock,roanoke,rockbridge,shenandoah,smyth,southampton,spotsylvania,wythe',
  WA: 'asotin,chelan,clallam,cowlitz,ferry,grays harbor,island,kitsap,kittitas,klickitat,okanogan,pacific,pend oreille,skagit,skamania,snohomish,spokane,wahkiakum,walla walla,whatcom,whitman,yakima',
  WV: 'braxton,brooke,cabell,doddridge,greenbrier,hardy,kanawha,mingo,monongalia,pleasants,preston,raleigh,ritchie,summers,tucker,wetzel,wirt',
  WI: 'barron,bayfield,burnett,calumet,dane,door,eau claire,fond du lac,green lake,kenosha,kewaunee,la crosse,langlade,manitowoc,marathon,marinette,milwaukee,oconto,outagamie,ozaukee,pepin,price,racine,sauk,sawyer,shawano,sheboygan,trempealeau,vilas,washburn,waukesha,waupaca,waushara',
  WY: 'converse,goshen,hot springs,laramie,natrona,niobrara,sublette,sweetwater,uinta,washakie,weston',
};

/** First and last three digits, then the state. */
export const ZIP_PREFIXES =
  '005NY 010-027MA 028-029RI 030-034NH 036-037NH 039-049ME 050-054VT 055MA 056-059VT 060-062CT 064-069CT 070-089NJ ' +
  '100-149NY 150-196PA 197-198DE 200DC 202-204DC 206-212MD 214-219MD 220-237VA 239-245VA 247-268WV 270-289NC 290-299SC ' +
  '300GA 302-304GA 306GA 308-319GA 320-339FL 341-342FL 344FL 346-347FL 349FL 350-352AL 354-355AL 357-369AL 370-372TN ' +
  '374-377TN 379-382TN 384-385TN 386-387MS 389-393MS 395-397MS 398-399GA 400-408KY 410-414KY 416-418KY 420-421KY 423-425KY ' +
  '427KY 430-449OH 451OH 453-458OH 459KY 460-469IN 471-479IN 480-499MI 501-503IA 505-509IA 511-512IA 514IA 520-524IA ' +
  '527-528IA 530-532WI 534-535WI 537-544WI 546-549WI 550-551MN 553-560MN 563-566MN 569DC 571SD 573SD 581ND 583ND 587ND ' +
  '591MT 594-597MT 599MT 600-620IL 622-629IL 630-631MO 633-634MO 636-641MO 644-656MO 658MO 660-662KS 664KS 666-668KS ' +
  '670-675KS 678-679KS 680-681NE 685-686NE 688NE 700-701LA 703-708LA 710-711LA 713-714LA 716-718AR 720-722AR 725AR ' +
  '727-729AR 730-731OK 733TX 734-738OK 740-741OK 743-749OK 750-770TX 772-797TX 800-806CO 808-816CO 821-826WY 828WY 830WY ' +
  '832ID 835-837ID 840-847UT 850-853AZ 856-857AZ 859-860AZ 863-865AZ 870-871NM 873-875NM 877-884NM 885TX 889NV 891NV ' +
  '893-895NV 897-898NV 900-908CA 910-928CA 930-961CA 968HI 970-975OR 977-978OR 980-986WA 988-989WA 992WA 994WA 995-999AK';
