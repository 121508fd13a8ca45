// The courts, one a line: id (CourtListener's) | level | jurisdiction | as a citation's parenthesis names it | name. Facts only.
// Levels: s the highest court of its jurisdiction, a appellate, d federal district, o other. Local trial courts are left out.
export const COURT_ROWS = `
acca|o|US|A.C.C.A.|U S Army Court of Criminal Appeals
afcca|o|US|A.F.C.C.A.|U S Air Force Court of Criminal Appeals
akb|o|US|Bankr. D. Alaska|United States Bankruptcy Court, D. Alaska
akd|d|US|D. Alaska|United States District Court for the District of Alaska
ala|s|AL|Ala.|Supreme Court of Alabama
alacivapp|a|AL|Ala. Civ. App.|Alabama Court of Civil Appeals
alacrimapp|a|AL|Ala. Crim. App.|Alabama Court of Criminal Appeals
alactapp|a|AL|Ala. Ct. App.|Alabama Court of Appeals
alaska|s|AK|Alaska|Alaska Supreme Court
alaskactapp|a|AK|Alaska Ct. App.|Alaska Court of Appeals
ald|d|US|D. Ala.|United States District Court for the District of Alabama
almb|o|US|Bankr. M.D. Ala.|United States Bankruptcy Court for the Middle District of Alabama
almd|d|US|M.D. Ala.|United States District Court for the Middle District of Alabama
alnb|o|US|Bankr. N.D. Ala.|United States Bankruptcy Court, N.D. Alabama
alnd|d|US|N.D. Ala.|United States District Court for the Northern District of Alabama
alsb|o|US|Bankr. S.D. Ala.|United States Bankruptcy Court, S.D. Alabama
alsd|d|US|S.D. Ala.|United States District Court for the Southern District of Alabama
amsamoa|s|||High Court of American Samoa
arb|o|US|Bankr. D. Ariz.|United States Bankruptcy Court, D. Arizona
ard|d|US||United States District Court for the District of Arkansas
areb|o|US|Bankr. E.D. Ark.|United States Bankruptcy Court, E.D. Arkansas
ared|d|US|E.D. Ark.|United States District Court for the Eastern District of Arkansas
ariz|s|AZ|Ariz.|Arizona Supreme Court
arizctapp|a|AZ|Ariz. Ct. App.|Arizona Court of Appeals
ariztaxct|a|AZ||Arizona Tax Court
ark|s|AR|Ark.|Arkansas Supreme Court
arkag|o|AR|Ark. Att'y Gen.|Arkansas Attorney General Reports
arkctapp|a|AR|Ark. Ct. App.|Arkansas Court of Appeals
arkworkcompcom|a|AR|Ark. Workers' Comp.|Arkansas Workers' Compensation Commission
armfor|a|US|C.A.A.F.|United States Court of Appeals For The Armed Forces
arwb|o|US|Bankr. W.D. Ark.|United States Bankruptcy Court, W.D. Arkansas
arwd|d|US|W.D. Ark.|United States District Court for the Western District of Arkansas
atrc|o|US||Alien Terrorist Removal Court
azd|d|US|D. Ariz.|United States District Court for the District of Arizona
bap1|a|US|1st Cir. BAP|United States Bankruptcy Appellate Panel of The First Circuit
bap10|a|US|10th Cir. BAP|United States Bankruptcy Appellate Panel of The Tenth Circuit
bap2|a|US|2nd Cir. BAP|United States Bankruptcy Appellate Panel of The Second Circuit
bap6|a|US|6th Cir. BAP|United States Bankruptcy Appellate Panel of The Sixth Circuit
bap8|a|US|8th Cir. BAP|United States Bankruptcy Appellate Panel of The Eighth Circuit
bap9|a|US|9th Cir. BAP|United States Bankruptcy Appellate Panel of The Ninth Circuit
bia|o|US||United States Department of Justice Board of Immigration Appeals
bpai|o|US|B.P.A.I.|Board of Patent Appeals and Interferences
bta|o|US|B.T.A.|United States Board of Tax Appeals
ca1|a|US|1st Cir.|Court of Appeals for the First Circuit
ca10|a|US|10th Cir.|Court of Appeals for the Tenth Circuit
ca11|a|US|11th Cir.|United States Court of Appeals for the Eleventh Circuit
ca2|a|US|2d Cir.|Court of Appeals for the Second Circuit
ca3|a|US|3rd Cir.|Court of Appeals for the Third Circuit
ca4|a|US|4th Cir.|Court of Appeals for the Fourth Circuit
ca5|a|US|5th Cir.|Court of Appeals for the Fifth Circuit
ca6|a|US|6th Cir.|Court of Appeals for the Sixth Circuit
ca7|a|US|7th Cir.|Court of Appeals for the Seventh Circuit
ca8|a|US|8th Cir.|Court of Appeals for the Eighth Circuit
ca9|a|US|9th Cir.|Court of Appeals for the Ninth Circuit
cacb|o|US|Bankr. C.D. Cal.|United States Bankruptcy Court, C.D. California
cacd|d|US|C.D. Cal.|United States District Court for the Central District of California
cadc|a|US|D.C. Cir.|Court of Appeals for the D.C. Circuit
caeb|o|US|Bankr. E.D. Cal.|United States Bankruptcy Court, E.D. California
caed|d|US|E.D. Cal.|United States District Court for the Eastern District of California
cafc|a|US|Fed. Cir.|Court of Appeals for the Federal Circuit
cal|s|CA|Cal.|California Supreme Court
calag|o|CA|Cal. Att'y Gen.|California Attorney General Reports
calappdeptsuper|a|CA|Cal. App. Dep’t Super. Ct.|California Superior Court, Appellate Division
calctapp|a|CA|Cal. Ct. App.|California Courts of Appeal
calctapp1d|a|CA||California Court of Appeal, First Appellate District
calctapp2d|a|CA||California Court of Appeal, Second Appellate District
calctapp3d|a|CA||California Court of Appeal, Third Appellate District
calctapp4d|a|CA||California Court of Appeal, Fourth Appellate District
calctapp5d|a|CA||California Court of Appeal, Fifth Appellate District
calctapp6d|a|CA||California Court of Appeal, Sixth Appellate District
caldistct|o|CA|Cal. Dist. Ct.|California District Court
californiad|d|US|D. Cal.|United States District Court for the District of California
caljp|o|||State of California Commission On Judicial Performance
canalzoned|d|US|D.C.Z.|District Court, Canal Zone
canb|o|US|Bankr. N.D. Cal.|United States Bankruptcy Court, N.D. California
cand|d|US|N.D. Cal.|United States District Court for the Northern District of California
casb|o|US|Bankr. S.D. Cal.|United States Bankruptcy Court, S.D. California
casd|d|US|S.D. Cal.|United States District Court for the Southern District of California
cavc|a|US|Vet. App.|United States Court of Veteran Appeals
cc|o|US|Ct. Cl.|United States Court of Claims
ccpa|a|US|C.C.P.A.|Court of Customs and Patent Appeals
cgcomilrev|o|US||U S Coast Guard Court of Military Review
chehctapp|a|||Chehalis Tribal Court of Appeals
cherokee|s|||Cherokee Nation Supreme Court
cherokeeapp|a|||Cherokee Nation Judicial Appeals Tribunal
cherokeetribct|o|||Cherokee Indian Tribal Court
cheyrsiouxctapp|a|||Cheyenne River Sioux Tribal Court of Appeals
chitctapp|a|||Chitimacha Court of Appeals
circtdca|o|US|C. Cal.|U.S. Circuit Court for the District of California
circtdel|o|US|Cir. Ct. Del.|U.S. Circuit Court for the District of Delaware
circtnc|o|US|Cir. Ct. N.C.|U.S. Circuit Court for the District of North Carolina
circtndfl|d|US|C.C.N.D. Fla.|United States Circuit Court for the Northern District of Florida
circtsdfl|d|US|C.C.S.D. Fla.|United States Circuit Court for the Southern District of Florida
circttenn|o|US|Cir. Ct. Tenn.|U.S. Circuit Court for the District of Tennessee
cit|o|US|Ct. Intl. Trade|United States Court of International Trade
cjdpa|a|PA|Ct. Jud. Disc. Pa|Court of Judicial Discipline of Pennsylvania
cma|o|US||United States Court of Military Appeals
cob|o|US|Bankr. D. Colo.|United States Bankruptcy Court, D. Colorado
cod|d|US|D. Colo.|United States District Court for the District of Colorado
colo|s|CO|Colo.|Colorado Supreme Court
coloag|o|CO|Colo. Att'y Gen.|Colorado Attorney General Reports
coloctapp|a|CO|Colo. Ct. App.|Colorado Court of Appeals
coloworkcompcom|a|CO|Colo. Indus. Cl. App.|Colorado Industrial Claim Appeals office
colvctapp|a|||Colville Confederated Court of Appeals
com|o|US|Comm. Ct.|U.S. Commerce Court
conn|s|CT|Conn.|Connecticut Supreme Court
connappct|a|CT|Conn. App. Ct.|Connecticut Court of Appeals
connsuperct|o|CT|Conn. Super. Ct.|Connecticut Superior Court
connworkcompcom|a|CT|Conn. Comp. Rev. Bd.|Connecticut Compensation Review Board
coosct|o|||Confederated Tribes of the Coos, Lower Umpqua & Siuslaw Indians Tribal Court
coquct|o|||Coquille Indian Tribal Court
cosuperct|s|CO||Coloardo Superior Court
cosuperctdenver|s|CO||Denver Superior Court
coushct|o|||Coushatta Tribal Court
crowctapp|a|||Crow Nation Appellate Court
ctappindterr|o|US|Ct. App. Ind. Terr.|Court of Appeals of Indian Territory
ctb|o|US|Bankr. D. Conn.|United States Bankruptcy Court, D. Connecticut
ctchansc|a|SC||Court of Chancery of South Carolina
ctd|d|US|D. Conn.|United States District Court for the District of Connecticut
cusc|o|US|Cust. Ct.|United States Customs Court
dakotasup|s|||Supreme Court of Dakota
dc|s|DC|D.C. Ct. App.|District of Columbia Court of Appeals
dcb|o|US|Bankr. D.C.|United States Bankruptcy Court, District of Columbia
dccrimct|o|DC|D.C.|District of Columbia Criminal Court
dcd|d|US|D.D.C.|District Court, District of Columbia
dcorphanct|o|DC|D.C. Orphans Ct.|District of Columbia Orphans' Court
deb|o|US|Bankr. D. Del.|United States Bankruptcy Court, D. Delaware
ded|d|US|D. Del.|United States District Court for the District of Delaware
del|s|DE|Del.|Delaware Supreme Court
delch|a|DE|Del. Ch.|Delaware Court of Chancery
delctcompl|o|DE|Del. Ct. Com. Pl.|Delaware Court of Common Pleas
delfamct|a|DE|Del. Fm. Ct.|Delaware Family Court
deljudct|a|DE|Ct. Jud. Del.|Court on the Judiciary of Delaware
delsuperct|o|DE|Del. Super. Ct.|Superior Court of Delaware
deptinterior|o|US||Department of Interior
eca|o|US|Emer. Ct. App.| Emergency Court of Appeals
echerkokee|s|||Eastern Band of Cherokee Indians Supreme Court
echerokeect|o|||Eastern Band of Cherokee Indians Tribal Court
educationoha|o|US||Hearings & Appeals U.S. Department of Education
energyoha|o|US||Department of Energy office of Hearings and Appeals
fcc|o|US||Decisions of the Federal Communications Commission
fisc|o|US||United States Foreign Intelligence Surveillance Court
fiscr|o|US||United States Foreign Intelligence Surveillance Court of Review
fla|s|FL|Fla.|Florida Supreme Court
flaag|o|FL|Fla. Att'y Gen.|Florida Attorney General Reports
fladeptenvreg|o|FL|Fla. Dep't. Env. Reg.|State of Florida Department of Environmental Regulation
fladepthrehabil|o|FL|Fla. Dep't. of H. Rehabil. Serv.|Florida Department of Health and Rehabilitative Services
fladeptrev|o|FL|Fla. Dep't Rev.|State of Florida Department of Revenue
fladistctapp|a|FL|Fla. Dist. Ct. App.|Florida District Courts of Appeal
fladistctapp1|a|FL||Florida First District Court of Appeal
fladistctapp2|a|FL||Florida Second District Court of Appeal
fladistctapp3|a|FL||Florida Third District Court of Appeal
fladistctapp4|a|FL||Florida Fourth District Court of Appeal
fladistctapp5|a|FL||Florida Fifth District Court of Appeal
fladistctapp6|a|FL||Florida Sixth District Court of Appeal
fladivadminhrg|o|FL|Fla. Div. Admin. Hr'g|State of Florida Division of Administrative Hearings
fld|d|US|D. Fla.|United States District Court for the District of Florida
flmb|o|US|Bankr. M.D. Fla.|United States Bankruptcy Court, M.D. Florida
flmd|d|US|M.D. Fla.|United States District Court for the Middle District of Florida
flnb|o|US|Bankr. N.D. Fla.|United States Bankruptcy Court, N.D. Florida
flnd|d|US|N.D. Fla.|United States District Court for the Northern District of Florida
flsb|o|US|Bankr. S.D. Florida|United States Bankruptcy Court, Southern District Florida
flsd|d|US|S.D. Fla.|United States District Court for the Southern District of Florida
ftmcdowct|o|||Fort McDowell Yavapai Nation Tribal Court
ftmcdowctapp|a|||Fort McDowell Yavapai Nation Tribal Court of Appeals
ftmcdowell|s|||Fort McDowell Supreme Court
ftpeckctapp|a|||Fort Peck Appellate Court
ftpecktrialct|o|||Fort Peck Tribal Court
ga|s|GA|Ga.|Georgia Supreme Court
gactapp|a|GA|Ga. Ct. App.|Georgia Court of Appeals
gad|d|US|D. Ga.|United States District Court for the District of Georgia
gamb|o|US|Bankr. M.D. Ga.|United States Bankruptcy Court, M.D. Georgia
gamd|d|US|M.D. Ga.|United States District Court for the Middle District of Georgia
ganb|o|US|Bankr. N.D. Ga.|United States Bankruptcy Court, N.D. Georgia
gand|d|US|N.D. Ga.|United States District Court for the Northern District of Georgia
gasb|o|US|Bankr. S.D. Ga.|United States Bankruptcy Court, S.D. Georgia
gasd|d|US|S.D. Ga.|United States District Court for the Southern District of Georgia
gasuperctchatha|o|GA|Chatham Superior Court|Chatham Superior Court, Ga.
gasuperctfay|o|GA|Fayette Super. Ct.|Fayette Superior Court, Ga.
gasupercthous|o|GA|Houston Superior Court|Houston Superior Court, Ga.
gasuperctpike|o|GA|Pike Superior Court|Pike Superior Court, Ga.
gasuperctrichm|o|GA|Richmond Superior Court|Richmond Superior Court, Ga.
grrondect|o|||Grand Ronde Tribal Court
grrondectapp|a|||Grand Ronde Court of Appeals
grtravbandct|a|||Grand Traverse Band of Ottawa and Chippewa Indians Tribal Court
grtravbandctapp|a|||Grand Traverse Band of Ottawa & Chippewa Indians Tribal Appellate Court
guam|s|||Supreme Court of Guam
gub|o|US|Bankr. D. Guam|United States Bankruptcy Court, D. Guam
gud|d|US|D. Guam|District Court, D. Guam
haw|s|HI|Haw.|Supreme Court of Hawaii
hawapp|a|HI|Haw. App.|Hawaii Intermediate Court of Appeals
hawtax|a|HI||Hawaii State Tax Appeal Court
hib|o|US|Bankr. D. Haw.|United States Bankruptcy Court, D. Hawaii
hid|d|US|D. Haw.|United States District Court for the District of Hawaii
highctjchuk|o||High Ct. J. Ch.|High Court of Justice, Chancery Division
hochunk|o|||Ho-Chunk Nation Supreme Court
hochunkct|o|||Ho-Chunk Nation Trial Court
hopiappct|a|||Hopi Appellate Court
hopitr|o|||Hopi Trial Court
houseoflordsuk|o||HL|House of Lords (UK)
hualactapp|a|||Hualapai Court of Appeals
iad|d|US|D. Iowa|United States District Court for the District of Iowa
iadistct|o|IA|Iowa Dist. Ct.|Iowa District Court
ianb|o|US|Bankr. D. Iowa|United States Bankruptcy Court, N.D. Iowa
iand|d|US|N.D. Iowa|District Court, N.D. Iowa
iasb|o|US|Bankr. S.D. Iowa|United States Bankruptcy Court, S.D. Iowa
iasd|d|US|S.D. Iowa|District Court, S.D. Iowa
idaho|s|ID|Idaho|Idaho Supreme Court
idahoctapp|a|ID|Idaho Ct. App.|Idaho Court of Appeals
idb|o|US|Bankr. D. Idaho|United States Bankruptcy Court, D. Idaho
idd|d|US|D. Idaho|United States District Court for the District of Idaho
ilcb|o|US|Bankr. C.D. Ill.|United States Bankruptcy Court, C.D. Illinois
ilcd|d|US|C.D. Ill.|District Court, C.D. Illinois
ill|s|IL|Ill.|Illinois Supreme Court
illappct|a|IL|Ill. App. Ct.|Appellate Court of Illinois
illinoisd|d|US|D. Ill.|District Court, D. Illinois
illinoised|d|US|E.D. Ill.|District Court, E.D. Illinois
ilnb|o|US|Bankr. N.D. Ill.|United States Bankruptcy Court, N.D. Illinois
ilnd|d|US|N.D. Ill.|District Court, N.D. Illinois
ilsb|o|US|Bankr. S.D. Ill.|United States Bankruptcy Court, S.D. Illinois
ilsd|d|US|S.D. Ill.|District Court, S.D. Illinois
ind|s|IN|Ind.|Indiana Supreme Court
indcirct|a|IN||Indiana Circuit Court
indctapp|a|IN|Ind. Ct. App.|Indiana Court of Appeals
indianad|d|US|D. Ind.|United States District Court for the District of Indiana
indsuperct|o|IN|Ind. Super Ct.|Indiana Superior Court
indtc|a|IN||Indiana Tax Court
innb|o|US|Bankr. N.D. Ind.|United States Bankruptcy Court, N.D. Indiana
innd|d|US|N.D. Ind.|District Court, N.D. Indiana
insb|o|US|Bankr. S.D. Ind.|United States Bankruptcy Court, S.D. Indiana
insd|d|US|S.D. Ind.|District Court, S.D. Indiana
iowa|s|IA|Iowa|Supreme Court of Iowa
iowactapp|a|IA|Iowa Ct. App.|Court of Appeals of Iowa
jaxcivservbd|o|FL|Jax. Civ. Serv. Bd.|Jacksonville Civil Service Board
jpml|o|US|J.P.M.L.| United States Judicial Panel on Multidistrict Litigation
kan|s|KS|Kan.|Supreme Court of Kansas
kanag|o|KS|Kan. Att'y Gen.|Kansas Attorney General Reports
kanctapp|a|KS|Kan. Ct. App.|Court of Appeals of Kansas
kingsbench|o||King's Bench|Court of King's Bench
ksb|o|US|Bankr. D. Kan.|United States Bankruptcy Court, D. Kansas
ksd|d|US|D. Kan.|District Court, D. Kansas
ky|s|KY|Ky.|Kentucky Supreme Court
kycirct|o|KY|Ky. Circ. Ct.|Kentucky Circuit Courts
kycirct1|o|KY|Ky. Circ. Ct., 1|Kentucky Circuit Court 1
kycirct10|o|KY|Ky. Circ. Ct., 10|Kentucky Circuit Court 10
kycirct11|o|KY|Ky. Circ. Ct., 11|Kentucky Circuit Court 11
kycirct12|o|KY|Ky. Circ. Ct., 12|Kentucky Circuit Court 12
kycirct13|o|KY|Ky. Circ. Ct., 13|Kentucky Circuit Court 13
kycirct14|o|KY|Ky. Circ. Ct., 14|Kentucky Circuit Court 14
kycirct15|o|KY|Ky. Circ. Ct., 15|Kentucky Circuit Court 15
kycirct16|o|KY|Ky. Circ. Ct., 16|Kentucky Circuit Court 16
kycirct17|o|KY|Ky. Circ. Ct., 17|Kentucky Circuit Court 17
kycirct18|o|KY|Ky. Circ. Ct., 18|Kentucky Circuit Court 18
kycirct19|o|KY|Ky. Circ. Ct., 19|Kentucky Circuit Court 19
kycirct2|o|KY|Ky. Circ. Ct., 2|Kentucky Circuit Court 2
kycirct20|o|KY|Ky. Circ. Ct., 20|Kentucky Circuit Court 20
kycirct21|o|KY|Ky. Circ. Ct., 21|Kentucky Circuit Court 21
kycirct22|o|KY|Ky. Circ. Ct., 22|Kentucky Circuit Court 22
kycirct23|o|KY|Ky. Circ. Ct., 23|Kentucky Circuit Court 23
kycirct24|o|KY|Ky. Circ. Ct., 24|Kentucky Circuit Court 24
kycirct25|o|KY|Ky. Circ. Ct., 25|Kentucky Circuit Court 25
kycirct26|o|KY|Ky. Circ. Ct., 26|Kentucky Circuit Court 26
kycirct27|o|KY|Ky. Circ. Ct., 27|Kentucky Circuit Court 27
kycirct28|o|KY|Ky. Circ. Ct., 28|Kentucky Circuit Court 28
kycirct29|o|KY|Ky. Circ. Ct., 29|Kentucky Circuit Court 29
kycirct3|o|KY|Ky. Circ. Ct., 3|Kentucky Circuit Court 3
kycirct30|o|KY|Ky. Circ. Ct., 30|Kentucky Circuit Court 30
kycirct31|o|KY|Ky. Circ. Ct., 31|Kentucky Circuit Court 31
kycirct32|o|KY|Ky. Circ. Ct., 32|Kentucky Circuit Court 32
kycirct33|o|KY|Ky. Circ. Ct., 33|Kentucky Circuit Court 33
kycirct34|o|KY|Ky. Circ. Ct., 34|Kentucky Circuit Court 34
kycirct35|o|KY|Ky. Circ. Ct., 35|Kentucky Circuit Court 35
kycirct36|o|KY|Ky. Circ. Ct., 36|Kentucky Circuit Court 36
kycirct37|o|KY|Ky. Circ. Ct., 37|Kentucky Circuit Court 37
kycirct38|o|KY|Ky. Circ. Ct., 38|Kentucky Circuit Court 38
kycirct39|o|KY|Ky. Circ. Ct., 39|Kentucky Circuit Court 39
kycirct4|o|KY|Ky. Circ. Ct., 4|Kentucky Circuit Court 4
kycirct40|o|KY|Ky. Circ. Ct., 40|Kentucky Circuit Court 40
kycirct41|o|KY|Ky. Circ. Ct., 41|Kentucky Circuit Court 41
kycirct42|o|KY|Ky. Circ. Ct., 42|Kentucky Circuit Court 42
kycirct43|o|KY|Ky. Circ. Ct., 43|Kentucky Circuit Court 43
kycirct44|o|KY|Ky. Circ. Ct., 44|Kentucky Circuit Court 44
kycirct45|o|KY|Ky. Circ. Ct., 45|Kentucky Circuit Court 45
kycirct46|o|KY|Ky. Circ. Ct., 46|Kentucky Circuit Court 46
kycirct47|o|KY|Ky. Circ. Ct., 47|Kentucky Circuit Court 47
kycirct48|o|KY|Ky. Circ. Ct., 48|Kentucky Circuit Court 48
kycirct49|o|KY|Ky. Circ. Ct., 49|Kentucky Circuit Court 49
kycirct5|o|KY|Ky. Circ. Ct., 5|Kentucky Circuit Court 5
kycirct50|o|KY|Ky. Circ. Ct., 50|Kentucky Circuit Court 50
kycirct51|o|KY|Ky. Circ. Ct., 51|Kentucky Circuit Court 51
kycirct52|o|KY|Ky. Circ. Ct., 52|Kentucky Circuit Court 52
kycirct53|o|KY|Ky. Circ. Ct., 53|Kentucky Circuit Court 53
kycirct54|o|KY|Ky. Circ. Ct., 54|Kentucky Circuit Court 54
kycirct55|o|KY|Ky. Circ. Ct., 55|Kentucky Circuit Court 55
kycirct56|o|KY|Ky. Circ. Ct., 56|Kentucky Circuit Court 56
kycirct57|o|KY|Ky. Circ. Ct., 57|Kentucky Circuit Court 57
kycirct6|o|KY|Ky. Circ. Ct., 6|Kentucky Circuit Court 6
kycirct7|o|KY|Ky. Circ. Ct., 7|Kentucky Circuit Court 7
kycirct8|o|KY|Ky. Circ. Ct., 8|Kentucky Circuit Court 8
kycirct9|o|KY|Ky. Circ. Ct., 9|Kentucky Circuit Court 9
kycirctadair|o|KY|Adair Circ. Ct., Ky.|Adair Circuit Court, Kentucky
kycirctallen|o|KY|Allen Circ. Ct., Ky.|Allen Circuit Court, Kentucky
kycirctanderson|o|KY|Anderson Circ. Ct., Ky.|Anderson Circuit Court, Kentucky
kycirctballard|o|KY|Ballard Circ. Ct., Ky.|Ballard Circuit Court, Kentucky
kycirctbarren|o|KY|Barren Circ. Ct., Ky.|Barren Circuit Court, Kentucky
kycirctbath|o|KY|Bath Circ. Ct., Ky.|Bath Circuit Court, Kentucky
kycirctbell|o|KY|Bell Circ. Ct., Ky.|Bell Circuit Court, Kentucky
kycirctboone|o|KY|Boone Circ. Ct., Ky.|Boone Circuit Court, Kentucky
kycirctbourbon|o|KY|Bourbon Circ. Ct., Ky.|Bourbon Circuit Court, Kentucky
kycirctboyd|o|KY|Boyd Circ. Ct., Ky.|Boyd Circuit Court, Kentucky
kycirctboyle|o|KY|Boyle Circ. Ct., Ky.|Boyle Circuit Court, Kentucky
kycirctbracken|o|KY|Bracken Circ. Ct., Ky.|Bracken Circuit Court, Kentucky
kycirctbreathit|o|KY|Breathitt Circ. Ct., Ky.|Breathitt Circuit Court, Kentucky
kycirctbreckinr|o|KY|Breckinridge Circ. Ct., Ky.|Breckinridge Circuit Court, Kentucky
kycirctbullitt|o|KY|Bullitt Circ. Ct., Ky.|Bullitt Circuit Court, Kentucky
kycirctbutler|o|KY|Butler Circ. Ct., Ky.|Butler Circuit Court, Kentucky
kycirctcaldwell|o|KY|Caldwell Circ. Ct., Ky.|Caldwell Circuit Court, Kentucky
kycirctcalloway|o|KY|Calloway Circ. Ct., Ky.|Calloway Circuit Court, Kentucky
kycirctcampbell|o|KY|Campbell Circ. Ct., Ky.|Campbell Circuit Court, Kentucky
kycirctcarlisle|o|KY|Carlisle Circ. Ct., Ky.|Carlisle Circuit Court, Kentucky
kycirctcarroll|o|KY|Carroll Circ. Ct., Ky.|Carroll Circuit Court, Kentucky
kycirctcarter|o|KY|Carter Circ. Ct., Ky.|Carter Circuit Court, Kentucky
kycirctcasey|o|KY|Casey Circ. Ct., Ky.|Casey Circuit Court, Kentucky
kycirctchristia|o|KY|Christian Circ. Ct., Ky.|Christian Circuit Court, Kentucky
kycirctclark|o|KY|Clark Circ. Ct., Ky.|Clark Circuit Court, Kentucky
kycirctclay|o|KY|Clay Circ. Ct., Ky.|Clay Circuit Court, Kentucky
kycirctclinton|o|KY|Clinton Circ. Ct., Ky.|Clinton Circuit Court, Kentucky
kycirctcrittend|o|KY|Crittenden Circ. Ct., Ky.|Crittenden Circuit Court, Kentucky
kycirctcumberla|o|KY|Cumberland Circ. Ct., Ky.|Cumberland Circuit Court, Kentucky
kycirctdaviess|o|KY|Daviess Circ. Ct., Ky.|Daviess Circuit Court, Kentucky
kycirctedmonson|o|KY|Edmonson Circ. Ct., Ky.|Edmonson Circuit Court, Kentucky
kycirctelliott|o|KY|Elliott Circ. Ct., Ky.|Elliott Circuit Court, Kentucky
kycirctestill|o|KY|Estill Circ. Ct., Ky.|Estill Circuit Court, Kentucky
kycirctfayette|o|KY|Fayette Circ. Ct., Ky.|Fayette Circuit Court, Kentucky
kycirctfleming|o|KY|Fleming Circ. Ct., Ky.|Fleming Circuit Court, Kentucky
kycirctfloyd|o|KY|Floyd Circ. Ct., Ky.|Floyd Circuit Court, Kentucky
kycirctfranklin|o|KY|Franklin Circ. Ct., Ky.|Franklin Circuit Court, Kentucky
kycirctfulton|o|KY|Fulton Circ. Ct., Ky.|Fulton Circuit Court, Kentucky
kycirctgallatin|o|KY|Gallatin Circ. Ct., Ky.|Gallatin Circuit Court, Kentucky
kycirctgarrard|o|KY|Garrard Circ. Ct., Ky.|Garrard Circuit Court, Kentucky
kycirctgrant|o|KY|Grant Circ. Ct., Ky.|Grant Circuit Court, Kentucky
kycirctgraves|o|KY|Graves Circ. Ct., Ky.|Graves Circuit Court, Kentucky
kycirctgrayson|o|KY|Grayson Circ. Ct., Ky.|Grayson Circuit Court, Kentucky
kycirctgreen|o|KY|Green Circ. Ct., Ky.|Green Circuit Court, Kentucky
kycirctgreenup|o|KY|Greenup Circ. Ct., Ky.|Greenup Circuit Court, Kentucky
kycircthancock|o|KY|Hancock Circ. Ct., Ky.|Hancock Circuit Court, Kentucky
kycircthardin|o|KY|Hardin Circ. Ct., Ky.|Hardin Circuit Court, Kentucky
kycirctharlan|o|KY|Harlan Circ. Ct., Ky.|Harlan Circuit Court, Kentucky
kycirctharrison|o|KY|Harrison Circ. Ct., Ky.|Harrison Circuit Court, Kentucky
kycircthart|o|KY|Hart Circ. Ct., Ky.|Hart Circuit Court, Kentucky
kycircthenderso|o|KY|Henderson Circ. Ct., Ky.|Henderson Circuit Court, Kentucky
kycircthenry|o|KY|Henry Circ. Ct., Ky.|Henry Circuit Court, Kentucky
kycircthickman|o|KY|Hickman Circ. Ct., Ky.|Hickman Circuit Court, Kentucky
kycircthopkins|o|KY|Hopkins Circ. Ct., Ky.|Hopkins Circuit Court, Kentucky
kycirctjackson|o|KY|Jackson Circ. Ct., Ky.|Jackson Circuit Court, Kentucky
kycirctjefferso|o|KY|Jefferson Circ. Ct., Ky.|Jefferson Circuit Court, Kentucky
kycirctjessamin|o|KY|Jessamine Circ. Ct., Ky.|Jessamine Circuit Court, Kentucky
kycirctjohnson|o|KY|Johnson Circ. Ct., Ky.|Johnson Circuit Court, Kentucky
kycirctkenton|o|KY|Kenton Circ. Ct., Ky.|Kenton Circuit Court, Kentucky
kycirctknott|o|KY|Knott Circ. Ct., Ky.|Knott Circuit Court, Kentucky
kycirctknox|o|KY|Knox Circ. Ct., Ky.|Knox Circuit Court, Kentucky
kycirctlarue|o|KY|LaRue Circ. Ct., Ky.|LaRue Circuit Court, Kentucky
kycirctlaurel|o|KY|Laurel Circ. Ct., Ky.|Laurel Circuit Court, Kentucky
kycirctlawrence|o|KY|Lawrence Circ. Ct., Ky.|Lawrence Circuit Court, Kentucky
kycirctlee|o|KY|Lee Circ. Ct., Ky.|Lee Circuit Court, Kentucky
kycirctleslie|o|KY|Leslie Circ. Ct., Ky.|Leslie Circuit Court, Kentucky
kycirctletcher|o|KY|Letcher Circ. Ct., Ky.|Letcher Circuit Court, Kentucky
kycirctlewis|o|KY|Lewis Circ. Ct., Ky.|Lewis Circuit Court, Kentucky
kycirctlincoln|o|KY|Lincoln Circ. Ct., Ky.|Lincoln Circuit Court, Kentucky
kycirctlivingst|o|KY|Livingston Circ. Ct., Ky.|Livingston Circuit Court, Kentucky
kycirctlogan|o|KY|Logan Circ. Ct., Ky.|Logan Circuit Court, Kentucky
kycirctlyon|o|KY|Lyon Circ. Ct., Ky.|Lyon Circuit Court, Kentucky
kycirctmadison|o|KY|Madison Circ. Ct., Ky.|Madison Circuit Court, Kentucky
kycirctmagoffin|o|KY|Magoffin Circ. Ct., Ky.|Magoffin Circuit Court, Kentucky
kycirctmarion|o|KY|Marion Circ. Ct., Ky.|Marion Circuit Court, Kentucky
kycirctmarshall|o|KY|Marshall Circ. Ct., Ky.|Marshall Circuit Court, Kentucky
kycirctmartin|o|KY|Martin Circ. Ct., Ky.|Martin Circuit Court, Kentucky
kycirctmason|o|KY|Mason Circ. Ct., Ky.|Mason Circuit Court, Kentucky
kycirctmccracke|o|KY|McCracken Circ. Ct., Ky.|McCracken Circuit Court, Kentucky
kycirctmccreary|o|KY|McCreary Circ. Ct., Ky.|McCreary Circuit Court, Kentucky
kycirctmclean|o|KY|Mclean Circ. Ct., Ky.|Mclean Circuit Court, Kentucky
kycirctmeade|o|KY|Meade Circ. Ct., Ky.|Meade Circuit Court, Kentucky
kycirctmenifee|o|KY|Menifee Circ. Ct., Ky.|Menifee Circuit Court, Kentucky
kycirctmercer|o|KY|Mercer Circ. Ct., Ky.|Mercer Circuit Court, Kentucky
kycirctmetcalfe|o|KY|Metcalfe Circ. Ct., Ky.|Metcalfe Circuit Court, Kentucky
kycirctmonroe|o|KY|Monroe Circ. Ct., Ky.|Monroe Circuit Court, Kentucky
kycirctmontgome|o|KY|Montgomery Circ. Ct., Ky.|Montgomery Circuit Court, Kentucky
kycirctmorgan|o|KY|Morgan Circ. Ct., Ky.|Morgan Circuit Court, Kentucky
kycirctmuhlenbe|o|KY|Muhlenberg Circ. Ct., Ky.|Muhlenberg Circuit Court, Kentucky
kycirctnelson|o|KY|Nelson Circ. Ct., Ky.|Nelson Circuit Court, Kentucky
kycirctnicholas|o|KY|Nicholas Circ. Ct., Ky.|Nicholas Circuit Court, Kentucky
kycirctohio|o|KY|Ohio Circ. Ct., Ky.|Ohio Circuit Court, Kentucky
kycirctoldham|o|KY|Oldham Circ. Ct., Ky.|Oldham Circuit Court, Kentucky
kycirctowen|o|KY|Owen Circ. Ct., Ky.|Owen Circuit Court, Kentucky
kycirctowsley|o|KY|Owsley Circ. Ct., Ky.|Owsley Circuit Court, Kentucky
kycirctpendleto|o|KY|Pendleton Circ. Ct., Ky.|Pendleton Circuit Court, Kentucky
kycirctperry|o|KY|Perry Circ. Ct., Ky.|Perry Circuit Court, Kentucky
kycirctpike|o|KY|Pike Circ. Ct., Ky.|Pike Circuit Court, Kentucky
kycirctpowell|o|KY|Powell Circ. Ct., Ky.|Powell Circuit Court, Kentucky
kycirctpulaski|o|KY|Pulaski Circ. Ct., Ky.|Pulaski Circuit Court, Kentucky
kycirctrobertso|o|KY|Robertson Circ. Ct., Ky.|Robertson Circuit Court, Kentucky
kycirctrockcast|o|KY|Rockcastle Circ. Ct., Ky.|Rockcastle Circuit Court, Kentucky
kycirctrowan|o|KY|Rowan Circ. Ct., Ky.|Rowan Circuit Court, Kentucky
kycirctrussell|o|KY|Russell Circ. Ct., Ky.|Russell Circuit Court, Kentucky
kycirctscott|o|KY|Scott Circ. Ct., Ky.|Scott Circuit Court, Kentucky
kycirctshelby|o|KY|Shelby Circ. Ct., Ky.|Shelby Circuit Court, Kentucky
kycirctsimpson|o|KY|Simpson Circ. Ct., Ky.|Simpson Circuit Court, Kentucky
kycirctspencer|o|KY|Spencer Circ. Ct., Ky.|Spencer Circuit Court, Kentucky
kycircttaylor|o|KY|Taylor Circ. Ct., Ky.|Taylor Circuit Court, Kentucky
kycircttodd|o|KY|Todd Circ. Ct., Ky.|Todd Circuit Court, Kentucky
kycircttrigg|o|KY|Trigg Circ. Ct., Ky.|Trigg Circuit Court, Kentucky
kycircttrimble|o|KY|Trimble Circ. Ct., Ky.|Trimble Circuit Court, Kentucky
kycirctunion|o|KY|Union Circ. Ct., Ky.|Union Circuit Court, Kentucky
kycirctwarren|o|KY|Warren Circ. Ct., Ky.|Warren Circuit Court, Kentucky
kycirctwashingt|o|KY|Washington Circ. Ct., Ky.|Washington Circuit Court, Kentucky
kycirctwayne|o|KY|Wayne Circ. Ct., Ky.|Wayne Circuit Court, Kentucky
kycirctwebster|o|KY|Webster Circ. Ct., Ky.|Webster Circuit Court, Kentucky
kycirctwhitley|o|KY|Whitley Circ. Ct., Ky.|Whitley Circuit Court, Kentucky
kycirctwolfe|o|KY|Wolfe Circ. Ct., Ky.|Wolfe Circuit Court, Kentucky
kycirctwoodford|o|KY|Woodford Circ. Ct., Ky.|Woodford Circuit Court, Kentucky
kyctapp|a|KY|Ky. Ct. App.|Court of Appeals of Kentucky
kyd|d|US|D. Ky.|United States District Court for the District of Kentucky
kyeb|o|US|Bankr. E.D. Ky.|United States Bankruptcy Court, E.D. Kentucky
kyed|d|US|E.D. Ky.|District Court, E.D. Kentucky
kywb|o|US|Bankr. W.D. Ky.|United States Bankruptcy Court, W.D. Kentucky
kywd|d|US|W.D. Ky.|District Court, W.D. Kentucky
la|s|LA|La.|Supreme Court of Louisiana
laag|o|LA|La. Att'y Gen.|Louisiana Attorney General Reports
lactapp|a|LA|La. Ct. App.|Louisiana Court of Appeal
lacterrapp|s|LA||Louisiana Court of Errors and Appeals
lad|d|US|D. La.|United States District Court for the District of Louisiana
laeb|o|US|Bankr. E.D. La.|United States Bankruptcy Court, E.D. Louisiana
laed|d|US|E.D. La.|United States District Court Eastern District of Louisiana
lamb|o|US|Bankr. M.D. La.|United States Bankruptcy Court, M.D. Louisiana
lamd|d|US|M.D. La.|District Court, M.D. Louisiana
lasuperct|o|LA|Super. Ct. La.|Superior Court of The State of Louisiana
lawb|o|US|Bankr. W.D. La.|United States Bankruptcy Court, W.D. Louisiana
lawd|d|US|W.D. La.|District Court, W.D. Louisiana
leechojibtr|o|||Leech Lake Band of Ojibwe Tribal Court
lrbottawact|o|||Little River Band of Ottawa Indians Tribal Court
lrbottawactapp|a|||Little River Band of Ottawa Indians Tribal Court of Appeals
mab|o|US|Bankr. D. Mass.|United States Bankruptcy Court, D. Massachusetts
mad|d|US|D. Mass.|District Court, D. Massachusetts
mahousct|o|MA|Mass. Hous. Ct.|Massachusetts Housing Court
makahct|o|||Makah Tribal Court
maprobct|o|MA|Mass. Prob. Fam. Ct.|Massachusetts Probate and Family Court
maritimecomm|o|US||United States Maritime Commission
mass|s|MA|Mass.|Massachusetts Supreme Judicial Court
massappct|a|MA|Mass. App. Ct.|Massachusetts Appeals Court
massdistctapp|a|MA|Mass. Dist. Ct.|Massachusetts District Court, Appellate Division
masshserep|s|MA|Mass. House of Rep.|Massachusetts House of Representatives
masslandct|o|MA|Mass. Land. Ct.|Massachusetts Land Court
masssuperct|o|MA|Mass. Super. Ct.|Massachusetts Superior Court
masstaxbd|a|MA|Mass. App. Tax. Bd.|Massachusetts Appellate Tax Board
maworkcompcom|a|MA|Mass. Dep't Indus. Accid.|Massachusetts Department of Industrial Accidents
mc|o|US|M.C.|United States Court of Military Commission Review
md|s|MD|Md.|Court of Appeals of Maryland
mdag|o|MD|Md. Att'y Gen.|Maryland Attorney General Reports
mdb|o|US|Bankr. D. Md.|United States Bankruptcy Court, D. Maryland
mdch|a|MD|Md. Ch.|High Court of Chancery of Maryland
mdctspecapp|a|MD|Md. Ct. Spec. App.|Court of Special Appeals of Maryland
mdd|d|US|D. Md.|District Court, D. Maryland
me|s|ME|Me.|Supreme Judicial Court of Maine
meb|o|US|Bankr. D. Me.|United States Bankruptcy Court, D. Maine
med|d|US|D. Me.|District Court, D. Maine
mich|s|MI|Mich.|Michigan Supreme Court
michchanct|o|MI|MI Ct. Ch.|Michigan Court of Chancery
michctapp|a|MI|Mich. Ct. App.|Michigan Court of Appeals
michd|d|US|D. Mich.|District Court, D. Michigan
michrecdetroit|o|MI|Detroit Recorder's Court|Detroit Recorder's Court
michsuperct|o|MI|Mich. Super. Ct.|Michigan Superior Courts
michsuperctdetr|o|MI|Mich. Super. Ct., Detroit|Michigan Superior Court, Detroit
michsuperctgrap|o|MI|Mich. Super. Ct., Grand Rapids|Michigan Superior Court, Grand Rapids
micirct|o|MI|Michigan Cir. Ct.|Michigan Circuit Court
mieb|o|US|Bankr. E.D. Mich.|United States Bankruptcy Court, E.D. Michigan
mied|d|US|E.D. Mich.|District Court, E.D. Michigan
minn|s|MN|Minn.|Supreme Court of Minnesota
minnctapp|a|MN|Minn. Ct. App.|Court of Appeals of Minnesota
miss|s|MS|Miss.|Mississippi Supreme Court
misschanceryct|a|MS|Miss. Chanc. Ct.|Mississippi Chancery Courts
missctapp|a|MS|Miss. Ct. App.|Court of Appeals of Mississippi
missd|d|US|D. Miss.|District Court, D. Mississippi
miwb|o|US|Bankr. W.D. Mich.|United States Bankruptcy Court, W.D. Michigan
miwd|d|US|W.D. Mich.|District Court, W.D. Michigan
mnb|o|US|Bankr. D. Minn.|United States Bankruptcy Court, D. Minnesota
mnd|d|US|D. Minn.|District Court, D. Minnesota
mo|s|MO|Mo.|Supreme Court of Missouri
moag|o|MO|Mo. Att'y Gen.|Missouri Attorney General Reports
moctapp|a|MO|Mo. Ct. App.|Missouri Court of Appeals
moctapped|a|MO||Missouri Court of Appeals, Eastern District
moctappsd|a|MO||Missouri Court of Appeals, Southern District
moctappwd|a|MO||Missouri Court of Appeals, Western District
mod|d|US|D. Mo.|District Court, D. Missouri
moeb|o|US|Bankr. E.D. Mo.|United States Bankruptcy Court, E.D. Missouri
moed|d|US|E.D. Mo.|District Court, E.D. Missouri
moheganct|o|||Mohegan Trial Court
moheganctapp|a|||Mohegan Tribal Court of Appeals
moheganelders|o|||Council of Elders of the Mohegan Tribe
mohegangct|o|||Mohegan Gaming Disputes Trial Court
mohegangctapp|a|||Mohegan Gaming Disputes Court of Appeals
mont|s|MT|Mont.|Montana Supreme Court
montereydistct|o|CA|Monterey Dist. Ct.|Monterey District Court
monttc|a|MT|Mont.T.A.B.|Montana Tax Appeal Board
mowb|o|US|Bankr. W.D. Mo.|United States Bankruptcy Court, W.D. Missouri
mowd|d|US|W.D. Mo.|District Court, W.D. Missouri
msnb|o|US|Bankr. N.D. Miss.|United States Bankruptcy Court, N.D. Mississippi
msnd|d|US|N.D. Miss.|District Court, N.D. Mississippi
mssb|o|US|Bankr. S.D. Miss.|United States Bankruptcy Court, S.D. Mississippi
mssd|d|US|S.D. Miss.|District Court, S.D. Mississippi
mtb|o|US|Bankr. D. Mont.|United States Bankruptcy Court, D. Montana
mtd|d|US|D. Mont.|District Court, D. Montana
muscogee|o|||Muscogee (Creek) Nation Supreme Court
navajo|s|||Navajo Nation Supreme Court
navajochildct|o|||Navajo Nation Children's Court
navajoctapp|a|||Navajo Court of Appeals
navajodistct|o|||Navajo Nation District Court
navajofamct|o|||Navajo Nation Family Court
nc|s|NC|N.C.|Supreme Court of North Carolina
ncctapp|a|NC|N.C. Ct. App.|Court of Appeals of North Carolina
ncd|d|US|D.N.C.|United States District Court for the District of North Carolina
ncdistct|o|NC|N.C. Dist. Ct.|North Carolina District Court
nceb|o|US|Bankr. E.D.N.C.|United States Bankruptcy Court, E.D. North Carolina
nced|d|US|E.D.N.C.|District Court, E.D. North Carolina
ncmb|o|US|Bankr. M.D.N.C.|United States Bankruptcy Court, M.D. North Carolina
ncmd|d|US|M.D.N.C.|District Court, M.D. North Carolina
ncsuperct|a|NC|Sup. Ct. N.C.|Superior Court of North Carolina
ncwb|o|US|Bankr. W.D.N.C.|United States Bankruptcy Court, W.D. North Carolina
ncwd|d|US|W.D.N.C.|District Court, W.D. North Carolina
ncworkcompcom|a|NC|N.C. Indus. Comm.|North Carolina Industrial Commission
nd|s|ND|N.D.|North Dakota Supreme Court
ndb|o|US|Bankr. D.N.D.|United States Bankruptcy Court, D. North Dakota
ndctapp|a|ND|N.D. Ct. App.|North Dakota Court of Appeals
ndd|d|US|D.N.D.|District Court, D. North Dakota
neb|s|NE|Neb.|Nebraska Supreme Court
nebag|o|NE|Neb. Att'y Gen.|Nebraska Attorney General Reports
nebctapp|a|NE|Neb. Ct. App.|Nebraska Court of Appeals
nebraskab|o|US|Bankr. D. Neb.|United States Bankruptcy Court, D. Nebraska
ned|d|US|D. Neb.|United States District Court, Nebraska
nev|s|NV|Nev.|Nevada Supreme Court
nevapp|a|NV|Ct. App. Nev.|Court of Appeals of Nevada
nevdistct|o|NV|Nev. Dist. Ct.|Nevada District Courts
nevdistct7|o|NV|Nev. Dist. Ct., 7th Jud. Dist.|Nevada District Courts, 7th Judicial District
nh|s|NH|N.H.|Supreme Court of New Hampshire
nhb|o|US|Bankr. D.N.H.|United States Bankruptcy Court, D. New Hampshire
nhd|d|US|D.N.H.|District Court, D. New Hampshire
nhprivycounnh|a||New Hampshire Committee of the Privy Council|New Hampshire Committee of the Privy Council
nj|s|NJ|N.J.|Supreme Court of New Jersey
njb|o|US|Bankr. D.N.J.|United States Bankruptcy Court, D. New Jersey
njch|o|NJ|N.J. Ch.|New Jersey Court of Chancery
njcirct|a|NJ|N.J. Circuit. Ct.|New Jersey Circuit Court
njcirctatlantic|a|NJ|Atlantic Cty. Cir. Ct., N.J.|Atlantic County Circuit Court, N.J.
njcirctbergen|a|NJ|Bergen Cty. Cir. Ct., N.J.|Bergen County Circuit Court, N.J.
njcirctburlingt|a|NJ|Burlington Cty. Cir. Ct., N.J.|Burlington County Circuit Court, N.J.
njcirctcamden|a|NJ|Camden Cty. Cir. Ct., N.J.|Camden County Circuit Court, N.J.
njcirctcapemay|a|NJ|Cape May Cty. Cir. Ct., N.J.|Cape May County Circuit Court, N.J.
njcirctcumberla|a|NJ|Cumberland Cty. Cir. Ct., N.J.|Cumberland County Circuit Court, N.J.
njcirctessex|a|NJ|Essex Cty. Cir. Ct., N.J.|Essex County Circuit Court, N.J.
njcirctgloucest|a|NJ|Gloucester Cty. Cir. Ct., N.J.|Gloucester County Circuit Court, N.J.
njcircthudson|a|NJ|Hudson Cty. Cir. Ct., N.J.|Hudson County Circuit Court, N.J.
njcircthunterdo|a|NJ|Hunterdon Cty. Cir. Ct., N.J.|Hunterdon County Circuit Court, N.J.
njcirctmercer|a|NJ|Mercer Cty. Cir. Ct., N.J.|Mercer County Circuit Court, N.J.
njcirctmiddlese|a|NJ|Middlesex Cty. Cir. Ct., N.J.|Middlesex County Circuit Court, N.J.
njcirctmonmouth|a|NJ|Monmouth Cty. Cir. Ct., N.J.|Monmouth County Circuit Court, N.J.
njcirctmorris|a|NJ|Morris Cty. Cir. Ct., N.J.|Morris County Circuit Court, N.J.
njcirctocean|a|NJ|Ocean Cty. Cir. Ct., N.J.|Ocean County Circuit Court, N.J.
njcirctpassaic|a|NJ|Passaic Cty. Cir. Ct., N.J.|Passaic County Circuit Court, N.J.
njcirctsalem|a|NJ|Salem Cty. Cir. Ct., N.J.|Salem County Circuit Court, N.J.
njcirctsomerset|a|NJ|Somerset Cty. Cir. Ct., N.J.|Somerset County Circuit Court, N.J.
njcirctsussex|a|NJ|Sussex Cty. Cir. Ct., N.J.|Sussex County Circuit Court, N.J.
njcirctunion|a|NJ|Union Cty. Cir. Ct., N.J.|Union County Circuit Court, N.J.
njcirctwarren|a|NJ|Warren Cty. Cir. Ct., N.J.|Warren County Circuit Court, N.J.
njd|d|US|D.N.J.|District Court, D. New Jersey
njfamct|o|NJ|N.J. Fam. Ct.|New Jersey Family Court
njsuperctappdiv|a|NJ|N.J. Super. Ct. App. Div.|New Jersey Superior Court Appellate Division
njsurrct|o|NJ|N.J. Surr. Ct.|New Jersey Surrogate's Court
njtaxct|a|NJ||New Jersey Tax Court
nm|s|NM|N.M.|New Mexico Supreme Court
nmb|o|US|Bankr. D.N.M.|United States Bankruptcy Court, D. New Mexico
nmcca|o|US|N.M.C.C.A.|U S Navy Marine Corps Court of Criminal Appeals
nmctapp|a|NM|N.M. Ct. App.|New Mexico Court of Appeals
nmd|d|US|D.N.M.|District Court, D. New Mexico
nmi|s|||Supreme Court of The Commonwealth of The Northern Mariana Islands
nmib|o|US|Bankr. N. Mar. I.|United States Bankruptcy Court, Northern Mariana Islands
nmid|d|US|D. N. Mar. I.|District Court, Northern Mariana Islands
nplainsctapp|a|||Northern Plains Intertribal Court of Appeals
nvb|o|US|Bankr. D. Nev.|United States Bankruptcy Court, D. Nevada
nvd|d|US|D. Nev.|District Court, D. Nevada
ny|s|NY|NY|New York Court of Appeals
nyag|o|NY|N.Y. Att'y Gen.|New York Attorney General Reports
nyappdiv|a|NY|N.Y. App. Div.|The Four Departments of the Appellate Division
nyappterm|a|NY|N.Y. App. Term.|Appellate Terms of the Supreme Court of New York
nychanctsara|a|NY||Saratoga Chancery Court
nycommnapp|a|NY||New York Commission of Appeals
nyctassizes|s|NY||New York Court of Assizes
nycterr|s|NY||Court for the Trial of Impeachments and Correction of Errors
nyd|d|US|D. N.Y.|United States District Court for the District of New York
nyeb|o|US|Bankr. E.D.N.Y.|United States Bankruptcy Court, E.D. New York
nyed|d|US|E.D.N.Y.|District Court, E.D. New York
nyfamct|o|NY|N.Y. Fam. Ct.|New York Family Court
nyhospcommn|a|NY|N.Y. St. Hosp. Comm'n|New York State Hospital Commission
nyimpct|s|NY||Court for the Trial of Impeachments
nynb|o|US|Bankr. N.D.N.Y.|United States Bankruptcy Court, N.D. New York
nynd|d|US|N.D.N.Y.|District Court, N.D. New York
nysb|o|US|Bankr. S.D.N.Y.|United States Bankruptcy Court, S.D. New York
nysd|d|US|S.D.N.Y.|District Court, S.D. New York
nysupct|o|NY|N.Y. Sup. Ct.|New York Supreme Court
nysupctalbany|o|NY|N.Y. Sup. Ct., Albany Cty.|New York Supreme Court, Albany
nysupctcayuga|o|NY|N.Y. Sup. Ct., Cayuga Cty.|New York Supreme Court, Cayuga
nysupctchenango|o|NY|N.Y. Sup. Ct., Chenango Cty.|New York Supreme Court, Chenango
nysupctclinton|o|NY|N.Y. Sup. Ct., Clinton Cty.|New York Supreme Court, Clinton
nysupctctrgs|o|NY|N.Y. Sup. Ct., Cattaraugus Cty.|New York Supreme Court, Cattaraugus
nysupctkings|o|NY|N.Y. Sup. Ct., Kings Cty.|New York Supreme Court, Kings
nysupctnewyork|o|NY|N.Y. Sup. Ct., NYC Cty.|New York Supreme Court New York
nysupctniagra|o|NY|N.Y. Sup. Ct., Niagara Cty.|New York Supreme Court, Niagara
nysupctoneida|o|NY|N.Y. Sup. Ct., Oneida Cty.|New York Supreme Court Oneida Special Term
nysupctren|o|NY|N.Y. Sup. Ct., Rensselaer Cty.|New York Supreme Court, Rensselaer
nysupctsntlw|o|NY|N.Y. Sup. Ct., St. Lawrence Cty.|New York Supreme Court St. Lawrence
nysupctstbn|o|NY|N.Y. Sup. Ct., Steuben Cty.|New York Supreme Court Steuben
nysupctulster|o|NY|N.Y. Sup. Ct., Ulster Cty.|New York Supreme Court Ulster Special Term
nywb|o|US|Bankr. W.D.N.Y.|United States Bankruptcy Court, W.D. New York
nywd|d|US|W.D.N.Y.|District Court, W.D. New York
odawactapp|a|||Little Traverse Bay Bands of Odawa Indians Tribal Appellate Court
ohcirctadams|o|OH|Oh. Circ. Ct., Adams|Adams Circuit Court
ohcirctallen|o|OH|Oh. Circ. Ct., Allen|Allen Circuit Court
ohcirctashland|o|OH|Oh. Circ. Ct., Ashland|Ashland Circuit Court
ohcirctashtabul|o|OH|Oh. Circ. Ct., Ashtabula|Ashtabula Circuit Court
ohcirctathens|o|OH|Oh. Circ. Ct., Athens|Athens Circuit Court
ohcirctbelmont|o|OH|Oh. Circ. Ct., Belmont|Belmont Circuit Court
ohcirctbrown|o|OH|Oh. Circ. Ct., Brown|Brown Circuit Court
ohcirctbutler|o|OH|Oh. Circ. Ct., Butler|Butler Circuit Court
ohcirctcarroll|o|OH|Oh. Circ. Ct., Carroll|Carroll Circuit Court
ohcirctchampaig|o|OH|Oh. Circ. Ct., Champaign|Champaign Circuit Court
ohcirctclark|o|OH|Oh. Circ. Ct., Clark|Clark Circuit Court
ohcirctclermont|o|OH|Oh. Circ. Ct., Clermont|Clermont Circuit Court
ohcirctclinton|o|OH|Oh. Circ. Ct., Clinton|Clinton Circuit Court
ohcirctcolumbia|o|OH|Oh. Circ. Ct., Columbiana|Columbiana Circuit Court
ohcirctcoshocto|o|OH|Oh. Circ. Ct., Coshocton|Coshocton Circuit Court
ohcirctcrawford|o|OH|Oh. Circ. Ct., Crawford|Crawford Circuit Court
ohcirctcuyahoga|o|OH|Oh. Circ. Ct., Cuyahoga|Cuyahoga Circuit Court
ohcirctdarke|o|OH|Oh. Circ. Ct., Darke|Darke Circuit Court
ohcirctdefiance|o|OH|Oh. Circ. Ct., Defiance|Defiance Circuit Court
ohcirctdelaware|o|OH|Oh. Circ. Ct., Delaware|Delaware Circuit Court
ohcircterie|o|OH|Oh. Circ. Ct., Erie|Erie Circuit Court
ohcirctfairfiel|o|OH|Oh. Circ. Ct., Fairfield|Fairfield Circuit Court
ohcirctfayette|o|OH|Oh. Circ. Ct., Fayette|Fayette Circuit Court
ohcirctfranklin|o|OH|Oh. Circ. Ct., Franklin|Franklin Circuit Court
ohcirctfulton|o|OH|Oh. Circ. Ct., Fulton|Fulton Circuit Court
ohcirctgeauga|o|OH|Oh. Circ. Ct., Geauga|Geauga Circuit Court
ohcirctgreene|o|OH|Oh. Circ. Ct., Greene|Greene Circuit Court
ohcirctguernsey|o|OH|Oh. Circ. Ct., Guernsey|Guernsey Circuit Court
ohcircthamilton|o|OH|Oh. Circ. Ct., Hamilton|Hamilton Circuit Court
ohcircthancock|o|OH|Oh. Circ. Ct., Hancock|Hancock Circuit Court
ohcircthancook|o|OH|Oh. Circ. Ct., Hancook|Hancook Circuit Court
ohcircthardin|o|OH|Oh. Circ. Ct., Hardin|Hardin Circuit Court
ohcirctharrison|o|OH|Oh. Circ. Ct., Harrison|Harrison Circuit Court
ohcircthenry|o|OH|Oh. Circ. Ct., Henry|Henry Circuit Court
ohcircthighland|o|OH|Oh. Circ. Ct., Highland|Highland Circuit Court
ohcirctholmes|o|OH|Oh. Circ. Ct., Holmes|Holmes Circuit Court
ohcircthuron|o|OH|Oh. Circ. Ct., Huron|Huron Circuit Court
ohcirctjackson|o|OH|Oh. Circ. Ct., Jackson|Jackson Circuit Court
ohcirctjefferso|o|OH|Oh. Circ. Ct., Jefferson|Jefferson Circuit Court
ohcirctlawrence|o|OH|Oh. Circ. Ct., Lawrence|Lawrence Circuit Court
ohcirctlicking|o|OH|Oh. Circ. Ct., Licking|Licking Circuit Court
ohcirctlogan|o|OH|Oh. Circ. Ct., Logan|Logan Circuit Court
ohcirctlorain|o|OH|Oh. Circ. Ct., Lorain|Lorain Circuit Court
ohcirctlucas|o|OH|Oh. Circ. Ct., Lucas|Lucas Circuit Court
ohcirctmadison|o|OH|Oh. Circ. Ct., Madison|Madison Circuit Court
ohcirctmahoning|o|OH|Oh. Circ. Ct., Mahoning|Mahoning Circuit Court
ohcirctmarion|o|OH|Oh. Circ. Ct., Marion|Marion Circuit Court
ohcirctmedina|o|OH|Oh. Circ. Ct., Medina|Medina Circuit Court
ohcirctmeigs|o|OH|Oh. Circ. Ct., Meigs|Meigs Circuit Court
ohcirctmercer|o|OH|Oh. Circ. Ct., Mercer|Mercer Circuit Court
ohcirctmiami|o|OH|Oh. Circ. Ct., Miami|Miami Circuit Court
ohcirctmonroe|o|OH|Oh. Circ. Ct., Monroe|Monroe Circuit Court
ohcirctmontgome|o|OH|Oh. Circ. Ct., Montgomery|Montgomery Circuit Court
ohcirctmorgan|o|OH|Oh. Circ. Ct., Morgan|Morgan Circuit Court
ohcirctmorrow|o|OH|Oh. Circ. Ct., Morrow|Morrow Circuit Court
ohcirctmuskingu|o|OH|Oh. Circ. Ct., Muskingum|Muskingum Circuit Court
ohcirctnoble|o|OH|Oh. Circ. Ct., Noble|Noble Circuit Court
ohcirctottawa|o|OH|Oh. Circ. Ct., Ottawa|Ottawa Circuit Court
ohcirctpaulding|o|OH|Oh. Circ. Ct., Paulding|Paulding Circuit Court
ohcirctperry|o|OH|Oh. Circ. Ct., Perry|Perry Circuit Court
ohcirctpickaway|o|OH|Oh. Circ. Ct., Pickaway|Pickaway Circuit Court
ohcirctpike|o|OH|Oh. Circ. Ct., Pike|Pike Circuit Court
ohcirctportage|o|OH|Oh. Circ. Ct., Portage|Portage Circuit Court
ohcirctpreble|o|OH|Oh. Circ. Ct., Preble|Preble Circuit Court
ohcirctputnam|o|OH|Oh. Circ. Ct., Putnam|Putnam Circuit Court
ohcirctrichland|o|OH|Oh. Circ. Ct., Richland|Richland Circuit Court
ohcirctross|o|OH|Oh. Circ. Ct., Ross|Ross Circuit Court
ohcirctsandusky|o|OH|Oh. Circ. Ct., Sandusky|Sandusky Circuit Court
ohcirctscioto|o|OH|Oh. Circ. Ct., Scioto|Scioto Circuit Court
ohcirctseneca|o|OH|Oh. Circ. Ct., Seneca|Seneca Circuit Court
ohcirctshelby|o|OH|Oh. Circ. Ct., Shelby|Shelby Circuit Court
ohcirctstark|o|OH|Oh. Circ. Ct., Stark|Stark Circuit Court
ohcirctsummit|o|OH|Oh. Circ. Ct., Summit|Summit Circuit Court
ohcircttaggart|o|OH|Oh. Circ. Ct., Taggart|Taggart Circuit Court
ohcircttrumbull|o|OH|Oh. Circ. Ct., Trumbull|Trumbull Circuit Court
ohcircttuscaraw|o|OH|Oh. Circ. Ct., Tuscarawas|Tuscarawas Circuit Court
ohcirctvanwert|o|OH|Oh. Circ. Ct., Van Wert|Van Wert Circuit Court
ohcirctwarren|o|OH|Oh. Circ. Ct., Warren|Warren Circuit Court
ohcirctwayne|o|OH|Oh. Circ. Ct., Wayne|Wayne Circuit Court
ohcirctwilliams|o|OH|Oh. Circ. Ct., Williams|Williams Circuit Court
ohcirctwood|o|OH|Oh. Circ. Ct., Wood|Wood Circuit Court
ohcirctwyandot|o|OH|Oh. Circ. Ct., Wyandot|Wyandot Circuit Court
ohctapp1|a|OH|Oh. Ct. App. 1st Dist.|Court of Appeals of Ohio, First District
ohctapp10|a|OH|Oh. Ct. App. 10th Dist|Court of Appeals of Ohio, Tenth District
ohctapp11|a|OH|Oh. Ct. App. 11th Dist.|Court of Appeals of Ohio, Eleventh District
ohctapp12|a|OH|Oh. Ct. App. 12th Dist.|Court of Appeals of Ohio, Twelfth District
ohctapp2|a|OH|Oh. Ct. App. 2nd Dist.|Court of Appeals of Ohio, Second District
ohctapp3|a|OH|Oh. Ct. App. 3rd Dist|Court of Appeals of Ohio, Third District
ohctapp4|a|OH|Oh. Ct. App. 4th Dist.|Court of Appeals of Ohio, Fourth District
ohctapp5|a|OH|Oh. Ct. App. 5th Dist.|Court of Appeals of Ohio, Fifth District
ohctapp6|a|OH|Oh. Ct. App. 6th Dist|Court of Appeals of Ohio, Sixth District
ohctapp7|a|OH|Oh. Ct. App. 7th Dist.|Court of Appeals of Ohio, Seventh District
ohctapp8|a|OH|Oh. Ct. App. 8th Dist.|Court of Appeals of Ohio, Eighth District
ohctapp9|a|OH|Oh. Ct. App. 9th Dist.|Court of Appeals of Ohio, Ninth District
ohctinsolv|o|OH|Oh. Ct. Insolv.|Ohio Court of Insolvency
ohio|s|OH|Ohio|Ohio Supreme Court
ohiocirct|o|OH|Oh. Circ. Ct.|Ohio Circuit Courts
ohioctapp|a|OH|Ohio Ct. App.|Ohio Court of Appeals
ohioctcl|a|OH|Ohio Ct. Cl.|Ohio Court of Claims
ohioctnp|o|OH|Oh. Ct. N.P.|Ohio Court of Nisi Prius
ohiod|d|US|D. Ohio|District Court, D. Ohio
ohiorac|o|||Ohio State Racing Commission
ohiosuperct|o|OH|OH. Super. Ct.|Ohio Superior Court
ohiotax|a|OH||Board of Tax Appeals of Ohio Department of Taxation
ohnb|o|US|Bankr. N.D. Ohio|United States Bankruptcy Court, N.D. Ohio
ohnd|d|US|N.D. Ohio|District Court, N.D. Ohio
ohprobct|o|OH|Oh. Prob. Ct.|Ohio Probate Court
ohsb|o|US|Bankr. S.D. Ohio|United States Bankruptcy Court, S.D. Ohio
ohsd|d|US|S.D. Ohio|District Court, S.D. Ohio
ohsuperctcinci|o|OH|OH. Super. Ct., Cinci.|Ohio Superior Court, Cincinnati
ojibwectapp|a|||Mille Lacs Band of Ojibwe Court of Appeals
okd|d|US||United States District Court for the District of Oklahoma
okeb|o|US|Bankr. E.D. Okla.|United States Bankruptcy Court, E.D. Oklahoma
oked|d|US|E.D. Okla.|United States District Court, Oklahoma Eastern
okla|s|OK|Okla.|Supreme Court of Oklahoma
oklaag|o|OK|Okla. Att’y Gen.|Oklahoma Attorney General Reports
oklacivapp|a|OK|Okla. Civ. App.|Court of Civil Appeals of Oklahoma
oklacoj|a|OK|Okla. Ct. Jud.|Court on the Judiciary of Oklahoma
oklacrimapp|s|OK|Okla. Crim. App.|Court of Criminal Appeals of Oklahoma
oklajeap|a|OK|Okla. Jud. Eth. Adv. Pnl.|Oklahoma Judicial Ethics Advisory Panel
oknb|o|US|Bankr. N.D. Okla|United States Bankruptcy Court, N.D. Oklahoma
oknd|d|US|N.D. Okla.|United States District Court, Oklahoma Northern
okwb|o|US|Bankr. W.D. Okla.|United States Bankruptcy Court, W.D. Oklahoma
okwd|d|US|W.D. Okla.|United States District Court, Oklahoma Western
olc|o|US||United States Department of Justice Office of Legal Counsel
oneidact|o|||Oneida Trial Court
oneidactapp|a|||Oneida Appellate Court
oneidatrialct|o|||Oneida Tribal Judicial System, Trial Court
or|s|OR|Or.|Oregon Supreme Court
orb|o|US|Bankr. D. Or.|United States Bankruptcy Court, D. Oregon
orctapp|a|OR|Or. Ct. App.|Court of Appeals of Oregon
ord|d|US|D. Or.|District Court, D. Oregon
orld|d|US|D. Orleans|District Court, Orleans
ortc|a|OR|Or. T.C.|Oregon Tax Court
pa|s|PA|Pa.|Supreme Court of Pennsylvania
paadmct|o|PA|Pa. Adm. Ct.|Pennsylvania Admirality Court
paag|o|PA|Pa. office the Attorney General|Pennsylvania office of the Attorney General
pacommwct|a|PA|Pa. Commw. Ct.|Commonwealth Court of Pennsylvania
pactregwills|o|PA|Pa. Ct. Reg. Wills|Pennsylvania Court Register of Wills
padepted|o|PA|Pa. Dept. Ed.|Pennsylvania Department of Education
padeptjust|o|PA|Pa. Dept. Just.|Pennsylvania Department of Justice
padeptpubwel|o|PA|Pa. Dept. Pub. Wel.|Pennsylvania Department of Public Welfare
paeb|o|US|Bankr. E.D. Pa.|United States Bankruptcy Court, E.D. Pennsylvania
paed|d|US|E.D. Pa.|District Court, E.D. Pennsylvania
paenvhrbd|o|PA|Pa. Env. Hearing Bd.|Pennsylvania Environmental Hearing Board
pajuvct|o|PA|Pa. Juv. Ct.|Pennsylvania Juvenile Court
pamb|o|US|Bankr. M.D. Penn.|United States Bankruptcy Court, M.D. Pennsylvania
pamd|d|US|M.D. Pa.|District Court, M.D. Pennsylvania
paorphct|o|PA|Penn. Orphan Ct.|Pennsylvania Orphans' Court
paparolebd|o|PA|Pa. Bd. Parole|Pennsylvania Board of Parole
passamactapp|a|||Passamaquoddy Appellate Court
pasuperct|a|PA|Pa. Super. Ct.|Superior Court of Pennsylvania
pawb|o|US|Bankr. W.D. Pa.|United States Bankruptcy Court, W.D. Pennsylvania
pawd|d|US|W.D. Pa.|District Court, W.D. Pennsylvania
pennsylvaniad|d|US|D. Pa.|District Court, D. Pennsylvania
pequotct|o|||Mashantucket Pequot Tribal Court
pequotctapp|a|||Mashantucket Pequot Court of Appeals
philactnp|o|PA|Phila. Ct. N.P.|Philadelphia Court of Nisi Prius
philadeptjust|o|PA|Phila. Dept. Just.|Philadelphia Department of Justice
philaelecct|o|PA|Phila. Elec. Ct.|Philadelphia Election Court
philarec|o|PA|Recorder Philadelphia|Recorder of Philadelphia
phillipines|o|||Supreme Court of The Phillippine Islands
placerdistct|o|CA|Placer Dist. Ct.|Placer District Court
prapp|o|US||Tribunal De Apelaciones De Puerto Rico/Court of Appeals of Puerto Rico
prb|o|US|Bankr. D.P.R.|United States Bankruptcy Court, D. Puerto Rico
prd|d|US|D.P.R.|District Court, D. Puerto Rico
privycoun|a||Committee of the Privy Council|Committee of the Privy Council
prsupreme|s|||Supreme Court of Puerto Rico
ptab|o|US|P.T.A.B.|Patent Trial and Appeal Board
puyallupct|o|||Puyallup Tribal Court
puyallupctapp|a|||Puyallup Tribal Court of Appeals
reglrailreorgct|o|US|Regl. Rail Reorg. Act|Special Court Regional Rail Reorganization Act of 1973
ri|s|RI|R.I.|Supreme Court of Rhode Island
rib|o|US|Bankr. D.R.I.|United States Bankruptcy Court, D. Rhode Island
rid|d|US|D.R.I.|District Court, D. Rhode Island
risuperct|a|RI|Sup. Ct. R.I.|Superior Court of Rhode Island
sacdistct|o|CA|Sacramento Dist. Ct.|Sacramento District Court
sacfoxdistct|s|||Sac and Fox Nation District Court
sacfoxsupct|s|||Sac and Fox Nation Supreme Court
salishctapp|a|||Confederated Salish & Kootenai Court of Appeals
santacruzdistct|o|CA|Santa Cruz Dist. Ct.|Santa Cruz District Court
sc|s|SC|S.C.|Supreme Court of South Carolina
scb|o|US|Bankr. D.S.C.|United States Bankruptcy Court, D. South Carolina
scctapp|a|SC|S.C. Ct. App.|Court of Appeals of South Carolina
scd|d|US|D.S.C.|District Court, D. South Carolina
scotus|s|US||Supreme Court of the United States
sd|s|SD|S.D.|Supreme Court of South Dakota
sdb|o|US|Bankr. D.S.D.|United States Bankruptcy Court, D. South Dakota
sdd|d|US|D.S.D.|District Court, D. South Dakota
sfdistct|o|CA|S.F. Dist. Ct.|San Francisco District Court
shastadistct|o|CA|Shasta Dist. Ct.|Shasta District Court
shoaraphotr|o|||Shoshone and Arapaho Tribal Court
siskiyoudistct|o|CA|Siskiyou Dist. Ct.|Siskiyou District Court
slcregrec|o|||Salt Lake City Register and Receiver
southcarolinaed|d|US|E.D.S.C.|District Court, E.D. South Carolina
southcarolinawd|d|US|W.D.S.C.|District Court, W.D. South Carolina
strmohawkct|o|||Saint Regis Mohawk Tribal Court
supctdc|o|DC|Sup. Ct. D.C.|Superior Court of The District of Columbia
superctguam|o||Super. Ct. Guam|Superior Court of Guam
superctsdfla|d|US|Super. Ct. S.D. Fla.|Superior Court, S. D. Florida
swinomishappct|a|||Swinomish Tribal Court of Appeals
swinomishtr|o|||Swinomish Tribal Court
tax|o|US|Tax Ct.|United States Tax Court
tecoa|o|US|Temp. Emerg. Ct. App.|Temporary Emergency Court of Appeals
tenn|s|TN|Tenn.|Tennessee Supreme Court
tenncrimapp|a|TN|Tenn. Crim. App.|Court of Criminal Appeals of Tennessee
tennctapp|a|TN|Tenn. Ct. App.|Court of Appeals of Tennessee
tennessed|d|US|D. Tenn.|District Court, D. Tennessee
tennesseeb|o|US|Bankr. D. Tenn.|United States Bankruptcy Court, D. Tennessee
tennworkcompapp|o|TN|Tenn. Work. Comp. App. Bd.|Tennessee Special Workers Compensation Appeals Panel
tex|s|TX|Tex.|Texas Supreme Court
texag|o|TX|Tex. Att'y Gen.|Texas Attorney General Reports
texapp|a|TX|Tex. App.|Court of Civil Appeals of Texas
texbizct|o|TX|Tex. Bus. Ct.|Texas Business Court
texcommnapp|s|TX|Tex. Comm'n App.|Texas Commission of Appeals
texcrimapp|s|TX|Tex. Crim. App.|Court of Criminal Appeals of Texas
texd|d|US|D. Tex.|District Court, D. Texas
texjpml|a|TX|Tex. J.P.M.L.|Texas Judicial Panel on Multidistrict Litigation
texreview|a|TX|Tex. Rev.|Texas Special Court of Review
texrevtrib|a|TX|Tex. Rev. Trib.|Texas Court of Review Tribunal
tneb|o|US|Bankr. E.D. Tenn.|United States Bankruptcy Court, E.D. Tennessee
tned|d|US|E.D. Tenn.|District Court, E.D. Tennessee
tnmb|o|US|Bankr. M.D. Tenn.|United States Bankruptcy Court, M.D. Tennessee
tnmd|d|US|M.D. Tenn.|District Court, M.D. Tennessee
tnwb|o|US|Bankr. W.D. Tenn.|United States Bankruptcy Court, W.D. Tennessee
tnwd|d|US|W.D. Tenn.|District Court, W.D. Tennessee
trinitydistct|o|CA|Trinity Dist. Ct.|Trinity District Court
ttab|o|US|T.T.A.B.|Trademark Trial and Appeal Board
tulalipctapp|a|||Tulalip Court of Appeals
tunicabct|o|||Tunica-Biloxi Tribal Court
turtlemtnctapp|a|||Turtle Mountain Tribal Court of Appeals
txeb|o|US|Bankr. E.D. Tex.|United States Bankruptcy Court, E.D. Texas
txed|d|US|E.D. Tex.|District Court, E.D. Texas
txnb|o|US|Bankr. N.D. Tex.|United States Bankruptcy Court, N.D. Texas
txnd|d|US|N.D. Tex.|District Court, N.D. Texas
txsb|o|US|Bankr. S.D. Tex.|United States Bankruptcy Court, S.D. Texas
txsd|d|US|S.D. Tex.|District Court, S.D. Texas
txwb|o|US|Bankr. W.D. Tex.|United States Bankruptcy Court, W.D. Texas
txwd|d|US|W.D. Tex.|District Court, W.D. Texas
usafbrdrev|o|US||U.S. Air Force Board of Review
usafctmilrev|o|US||U S Air Force Court of Military Review
usarmybrdrev|o|US||U.S. Army Board of Review
usarmymilrev|o|US||U.S. Army Court of Military Review
usberlinct|o||| United States Court of Berlin
uscfc|o|US|Fed. Cl.|United States Court of Federal Claims
uscgbdrev|o|US||U.S. Coast Guard Board of Review
uscgcoca|o|US||U S Coast Guard Court of Criminal Appeals
uscirct|o|US|U.S. Cir. Ct.|United States Circuit Courts
usdistct|d|US|U.S. Dist. Ct.|United States District Court
usjc|o|US|U.S.J.C.|United States Judicial Conference Committee To Review Circuit Council Conduct And Disability Orders
usjudconfcomdis|o|US||United States Judicial Conference Committee on Judicial Conduct and Disability
uslandoffice|o|US|US Land Office|United States Land Office
usnbdrev|o|US||U.S. Navy Board of Review
usnmcmilrev|o|US||U.S. Navy-Marine Corps Court of Military Review
usprovctla|o|||United States Provisional Court for the State of Louisiana
ussurveyor|o|US||United States Surveyor
utah|s|UT|Utah|Utah Supreme Court
utahctapp|a|UT|Utah Ct. App.|Court of Appeals of Utah
utb|o|US|Bankr. D. Utah|United States Bankruptcy Court, D. Utah
utd|d|US|D. Utah|District Court, D. Utah
va|s|VA|Va.|Supreme Court of Virginia
vactapp|a|VA|Va. Ct. App.|Court of Appeals of Virginia
vad|d|US|D. Va.|United States District Court for the District of Virginia
vaeb|o|US|Bankr. E.D. Va.|United States Bankruptcy Court, E.D. Virginia
vaed|d|US|E.D. Va.|District Court, E.D. Virginia
vagensess|a|VA||Virginia Court of General Sessions
vawb|o|US|Bankr. W.D. Va.|United States Bankruptcy Court, W.D. Virginia
vawd|d|US|W.D. Va.|District Court, W.D. Virginia
vib|o|US|Bankr. D.V.I.|United States Bankruptcy Court, D. Virgin Islands
vid|d|US|D.V.I.|District Court, Virgin Islands
vt|s|VT|Vt.|Supreme Court of Vermont
vtb|o|US|Bankr. D. Vt.|United States Bankruptcy Court, D. Vermont
vtd|d|US|D. Vt.|District Court, D. Vermont
vtdistct|o|VT|Vt. Dist. Ct.|Vermont District Court
vtsuperct|o|VT|Vt. Super. Ct.|Superior Court of Vermont
waeb|o|US|Bankr. E.D. Wash.|United States Bankruptcy Court, E.D. Washington
waed|d|US|E.D. Wash.|District Court, E.D. Washington
wash|s|WA|Wash.|Washington Supreme Court
washag|o|WA|Wash. Att'y Gen.|Washington Attorney General Reports
washctapp|a|WA|Wash. Ct. App.|Court of Appeals of Washington
washd|d|US|D. Wash.|United States District Court for the District of Washington
wawb|o|US|Bankr. W.D. Wash.|United States Bankruptcy Court, W.D. Washington
wawd|d|US|W.D. Wash.|District Court, W.D. Washington
webchippewatr|o|||White Earth Band of Chippewa Tribal Court
wieb|o|US|Bankr. E.D. Wis.|United States Bankruptcy Court, E.D. Wisconsin
wied|d|US|E.D. Wis.|District Court, E.D. Wisconsin
wis|s|WI|Wis.|Wisconsin Supreme Court
wisag|o|WI|Wis. Att'y Gen.|Wisconsin Attorney General Reports
wisctapp|a|WI|Wis. Ct. App.|Court of Appeals of Wisconsin
wisd|d|US|D. Wis.|District Court, D. Wisconsin
wiwb|o|US|Bankr. W.D. Wis.|United States Bankruptcy Court, W.D. Wisconsin
wiwd|d|US|W.D. Wis.|District Court, W.D. Wisconsin
wva|s|WV|W. Va.|West Virginia Supreme Court
wvactapp|a|WV|I.C.A. of W. Va.|Intermediate Court of Appeals of West Virginia
wvad|d|US|D. W.Va.|District Court, D. West Virginia
wvctcl|o|WV|W. Va. Ct. Cl.|West Virginia Court of Claims
wvnb|o|US|Bankr. N.D.W. Va.|United States District Court, N.D. West Virginia
wvnd|d|US|N.D.W. Va.|District Court, N.D. West Virginia
wvsb|o|US|Bankr. S.D.W. Va.|United States Bankruptcy Court, S.D. West Virginia
wvsd|d|US|S.D.W. Va.|District Court, S.D. West Virginia
wyb|o|US|Bankr. D. Wyo.|United States Bankruptcy Court, D. Wyoming
wyd|d|US|D. Wyo.|District Court, D. Wyoming
wyo|s|WY|Wyo.|Wyoming Supreme Court
yrekadistct|o|CA|Yreka Dist. Ct.|Yreka District Court
yubadistct|o|CA|Yuba Dist. Ct.|Yuba District Court
`;
