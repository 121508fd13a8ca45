// Acts of Congress by the names they are cited by, separated by ~: name | other names | title |
// section | sections of the Act and where they are classified ("703=2000e-2"; "=": the Act's
// sections have the Code's numbers). Facts only. Of 839 sections, 450 stand so in the Code's own
// cross-references ("section 703 of the Civil Rights Act of 1964 (42 U.S.C. 2000e–2)"); the others
// are commonly known classifications that were not read at a source. acts.test.ts looks up every
// section in the built-in list.
export const ACTS = `
Administrative Procedure Act|APA|5|551|551=551;552=552;553=553;554=554;555=555;556=556;557=557;558=558;559=559;701=701;702=702;703=703;704=704;705=705;706=706~Age Discrimination Act of 1975||42|6101
Age Discrimination in Employment Act of 1967|ADEA|29|621|4=623;7=626;11=630;12=631;15=633a~Agricultural Act of 1949||7|1421|114=1445j;416=1431~Agricultural Adjustment Act||7|601
Agricultural Marketing Act of 1946||7|1621|203=1622~Air Carrier Access Act of 1986|ACAA|49|41705~Airline Deregulation Act of 1978||49|41713~Alaska National Interest Lands Conservation Act|ANILCA|16|3101
Alaska Native Claims Settlement Act|ANCSA|43|1601|3=1602;7=1606~Alaska Natural Gas Transportation Act of 1976||15|719|9=719g~Alien Tort Statute|ATS|28|1350~All Writs Act||28|1651
Americans with Disabilities Act of 1990|ADA|42|12101|3=12102;101=12111;102=12112;103=12113;106=12116;107=12117;201=12131;202=12132;203=12133;301=12181;302=12182;303=12183;308=12188;503=12203;505=12205
Animal Health Protection Act||7|8301~Anti-Kickback Statute|AKS|42|1320a-7b~Antiquities Act of 1906|Antiquities Act|54|320301~Antitrust Civil Process Act||15|1311
Archaeological Resources Protection Act of 1979||16|470aa|3=470bb~Architectural Barriers Act of 1968||42|4151~Armed Career Criminal Act of 1984|ACCA|18|924
Arms Export Control Act|AECA|22|2751|21=2761;23=2763;24=2764;27=2767;36=2776;38=2778;40=2780;47=2794~Assisted Suicide Funding Restriction Act of 1997||42|14401~Assistive Technology Act of 1998||29|3001|3=3002
Atomic Energy Act of 1954|AEA|42|2011|11=2014;92=2122;123=2153;236=2284;274=2021;318=2286g~Bail Reform Act of 1984||18|3141~Balanced Budget and Emergency Deficit Control Act of 1985||2|900
Bald and Golden Eagle Protection Act|BGEPA|16|668~Bank Holding Company Act of 1956|BHCA|12|1841|2=1841;4=1843~Bankruptcy Code||11|101|=~Buy American Act||41|8301~Caribbean Basin Economic Recovery Act||19|2701
Carl D. Perkins Career and Technical Education Act of 2006||20|2301|3=2302~Carmack Amendment||49|14706~Child Abuse Prevention and Treatment Act|CAPTA|42|5101|3=5101
Child Care and Development Block Grant Act of 1990||42|9858~Child Nutrition Act of 1966||42|1771|4=1773;7=1776;17=1786~Children's Online Privacy Protection Act of 1998|COPPA|15|6501~Civil Rights Act of 1866||42|1981
Civil Rights Act of 1871||42|1983
Civil Rights Act of 1964|CRA|42|2000a|201=2000a;601=2000d;602=2000d-1;701=2000e;702=2000e-1;703=2000e-2;704=2000e-3;705=2000e-4;706=2000e-5;707=2000e-6;708=2000e-7;709=2000e-8;716=2000e-15;717=2000e-16
Civil Rights of Institutionalized Persons Act|CRIPA|42|1997~Class Action Fairness Act of 2005|CAFA|28|1332~Clayton Antitrust Act|Clayton Act|15|12|1=12;2=13;3=14;4=15;5=16;6=17;7=18;7A=18a;8=19;12=22;16=26
Clean Air Act|CAA|42|7401|107=7407;109=7409;110=7410;111=7411;112=7412;113=7413;165=7475;202=7521;209=7543;211=7545;216=7550;302=7602;304=7604;307=7607;502=7661a
Coastal Zone Management Act of 1972|CZMA|16|1451|304=1453;306=1455~Commodity Credit Corporation Charter Act||15|714|4=714b~Commodity Exchange Act|CEA|7|1|1a=1a
Communications Act of 1934||47|151|3=153;214=214;230=230;254=254;309=309;332=332;397=397;503=503;602=522;802=642~Communications Decency Act of 1996|CDA|47|230|230=230~Community Reinvestment Act of 1977||12|2901
Community Services Block Grant Act||42|9901|673=9902~Compact of Free Association Act of 1985||48|1901|201=1901
Comprehensive Environmental Response, Compensation, and Liability Act of 1980|CERCLA|42|9601|101=9601;102=9602;103=9603;104=9604;105=9605;106=9606;107=9607;111=9611;113=9613;120=9620;121=9621;122=9622
Comprehensive Iran Sanctions, Accountability, and Divestment Act of 2010||22|8501|104=8513~Computer Fraud and Abuse Act of 1986|CFAA|18|1030~Congressional Accountability Act of 1995||2|1301|415=1415
Congressional Budget Act of 1974||2|621~Consolidated Farm and Rural Development Act||7|1921~Consumer Financial Protection Act of 2010|CFPA|12|5481|1002=5481;1031=5531;1036=5536;1054=5564
Consumer Leasing Act of 1976|CLA|15|1667~Consumer Product Safety Act|CPSA|15|2051|3=2052;19=2068~Contract Disputes Act of 1978|CDA|41|7101
Controlled Substances Act|CSA|21|801|102=802;202=812;302=822;401=841;404=844;408=848;413=853~Controlled Substances Import and Export Act||21|951|1010=960
Controlling the Assault of Non-Solicited Pornography and Marketing Act of 2003|CAN-SPAM Act|15|7701~Cooperative Forestry Assistance Act of 1978||16|2101~Copyright Act of 1976|Copyright Act|17|101|=
Cranston-Gonzalez National Affordable Housing Act||42|12701|105=12705~Credit Repair Organizations Act|CROA|15|1679~Crime Victims' Rights Act|CVRA|18|3771~Davis-Bacon Act||40|3141~Death on the High Seas Act|DOHSA|46|30301
Declaratory Judgment Act|DJA|28|2201~Deepwater Port Act of 1974||33|1501~Defend Trade Secrets Act of 2016|DTSA|18|1836~Defense Base Act||42|1651~Defense Dependents' Education Act of 1978||20|921|1402=921
Defense Production Act of 1950|DPA|50|4501|101=4511;708=4558;721=4565~Department of Agriculture Reorganization Act of 1994||7|6991~Department of Energy Organization Act||42|7101
Developmental Disabilities Assistance and Bill of Rights Act of 2000||42|15001|102=15002~Dingell-Johnson Sport Fish Restoration Act||16|777|4=777c
Dodd-Frank Wall Street Reform and Consumer Protection Act|Dodd-Frank Act;Dodd-Frank|12|5301|1031=5531;1036=5536~Driver's Privacy Protection Act of 1994|DPPA|18|2721~Economic Espionage Act of 1996|EEA|18|1831
Egg Products Inspection Act||21|1031~Electronic Communications Privacy Act of 1986|ECPA|18|2510~Electronic Fund Transfer Act|EFTA|15|1693|903=1693a;908=1693f;909=1693g;910=1693h;911=1693i;915=1693l-1;920=1693o-2
Electronic Signatures in Global and National Commerce Act|E-SIGN Act;ESIGN|15|7001~Elementary and Secondary Education Act of 1965|ESEA|20|6301|1113=6313;6207=7517;8101=7801~Emergency Food Assistance Act of 1983||7|7501
Emergency Medical Treatment and Active Labor Act|EMTALA|42|1395dd~Emergency Planning and Community Right-To-Know Act of 1986|EPCRA|42|11001|301=11001~Employee Polygraph Protection Act of 1988|EPPA|29|2001
Employee Retirement Income Security Act of 1974|ERISA|29|1001|3=1002;4=1003;101=1021;102=1022;104=1024;203=1053;204=1054;205=1055;206=1056;402=1102;403=1103;404=1104;405=1105;406=1106;408=1108;409=1109;410=1110;413=1113;501=1131;502=1132;503=1133;510=1140;514=1144;515=1145;4001=1301;4203=1383;4219=1399;4221=1401;4301=1451
Endangered Species Act of 1973|ESA|16|1531|2=1531;3=1532;4=1533;5=1534;6=1535;7=1536;8=1537;9=1538;10=1539;11=1540~Energy Reorganization Act of 1974||42|5801~Equal Access to Justice Act|EAJA|28|2412
Equal Credit Opportunity Act|ECOA|15|1691|701=1691;702=1691a;706=1691e~Equal Pay Act of 1963|EPA|29|206~Ethics in Government Act of 1978||5|13101~Expedited Funds Availability Act|EFAA|12|4001
Export Control Reform Act of 2018|ECRA|50|4801|1760=4819~Export Trading Company Act of 1982||15|4001~Fair Credit Billing Act|FCBA|15|1666
Fair Credit Reporting Act|FCRA|15|1681|603=1681a;604=1681b;605=1681c;605A=1681c-1;605B=1681c-2;607=1681e;609=1681g;611=1681i;612=1681j;615=1681m;616=1681n;617=1681o;618=1681p;623=1681s-2;625=1681t
Fair Debt Collection Practices Act|FDCPA|15|1692|803=1692a;804=1692b;805=1692c;806=1692d;807=1692e;808=1692f;809=1692g;810=1692h;811=1692i;812=1692j;813=1692k
Fair Housing Act|FHA|42|3601|803=3603;804=3604;805=3605;806=3606;807=3607;810=3610;812=3612;813=3613;814=3614;818=3617
Fair Labor Standards Act of 1938|FLSA|29|201|3=203;6=206;7=207;11=211;12=212;13=213;15=215;16=216;17=217~Fair Packaging and Labeling Act||15|1451~False Claims Act|FCA|31|3729
Family and Medical Leave Act of 1993|FMLA|29|2601|101=2611;102=2612;103=2613;104=2614;105=2615;107=2617~Family Educational Rights and Privacy Act of 1974|FERPA|20|1232g~Farm Credit Act of 1971||12|2001
Federal Advisory Committee Act|FACA|5|1001~Federal Alcohol Administration Act||27|201~Federal Arbitration Act|FAA|9|1|=~Federal Credit Reform Act of 1990||2|661|502=661a~Federal Credit Union Act||12|1751|101=1752
Federal Crop Insurance Act||7|1501|508=1508~Federal Deposit Insurance Act|FDIA;FDI Act|12|1811|3=1813;7=1817;8=1818;11=1821;21=1829b~Federal Election Campaign Act of 1971|FECA|52|30101|301=30101
Federal Employees' Compensation Act|FECA|5|8101~Federal Employers' Liability Act|FELA|45|51~Federal Financing Bank Act of 1973||12|2281
Federal Food, Drug, and Cosmetic Act|FDCA;FD&C Act;FFDCA|21|301|201=321;301=331;303=333;401=341;402=342;403=343;408=346a;412=350a;501=351;502=352;503=353;505=355;506=356;510=360;512=360b;513=360c;515=360e;520=360j;521=360k;601=361;602=362;704=374;801=381;903=393
Federal Hazardous Substances Act||15|1261~Federal Insecticide, Fungicide, and Rodenticide Act|FIFRA|7|136|2=136;3=136a;6=136d;12=136j;24=136v
Federal Land Policy and Management Act of 1976|FLPMA|43|1701|202=1712;307=1737;314=1744;603=1782~Federal Lands Recreation Enhancement Act||16|6801~Federal Meat Inspection Act||21|601
Federal Medical Care Recovery Act||42|2651~Federal Mine Safety and Health Act of 1977|Mine Act|30|801|3=802~Federal Nonnuclear Energy Research and Development Act of 1974||42|5901
Federal Power Act|FPA|16|791a|3=796;201=824;205=824d;206=824e;313=825l~Federal Records Act of 1950|Federal Records Act|44|3301~Federal Reserve Act||12|221|11=248;13=343;25A=611~Federal Tort Claims Act|FTCA|28|2671
Federal Trade Commission Act|FTC Act;FTCA|15|41|5=45;6=46;12=52;13=53;18=57a;19=57b
Federal Water Pollution Control Act|Clean Water Act;CWA;FWPCA|33|1251|101=1251;301=1311;302=1312;303=1313;304=1314;306=1316;307=1317;308=1318;309=1319;311=1321;401=1341;402=1342;404=1344;502=1362;505=1365;509=1369;510=1370
Federal Wiretap Act|Wiretap Act|18|2510~Fish and Wildlife Coordination Act||16|661~Food and Nutrition Act of 2008||7|2011|3=2012;4=2013;5=2014;9=2018;17=2026~Food for Peace Act||7|1691|402=1732
Foreign Agents Registration Act of 1938|FARA|22|611|1=611~Foreign Assistance Act of 1961||22|2151|104=2151b;116=2151n;481=2291;505=2314;620A=2371;634A=2394-1;644=2403~Foreign Corrupt Practices Act of 1977|FCPA|15|78dd-1
Foreign Intelligence Surveillance Act of 1978|FISA|50|1801|101=1801;103=1803~Foreign Narcotics Kingpin Designation Act||21|1901~Foreign Service Act of 1980||22|3901|207=3927;701=4021;903=4083
Foreign Sovereign Immunities Act of 1976|FSIA|28|1602~Foreign Trade Zones Act||19|81a~Forest and Rangeland Renewable Resources Planning Act of 1974||16|1600~Freedom of Access to Clinic Entrances Act|FACE Act|18|248
Freedom of Information Act|FOIA|5|552|552=552~FREEDOM Support Act||22|5801~Gambling Devices Transportation Act||15|1171~General Bridge Act of 1946||33|525
Genetic Information Nondiscrimination Act of 2008|GINA|42|2000ff|202=2000ff-1~Geothermal Steam Act of 1970||30|1001~Government in the Sunshine Act|Sunshine Act|5|552b
Gramm-Leach-Bliley Act|GLBA;GLB Act|15|6801|206A=78c;501=6801;502=6802;503=6803;509=6809~Gun Control Act of 1968|GCA|18|921~Hatch Act of 1887||7|361a~Head Start Act||42|9831|641A=9836a;642B=9837b;645=9840
Health Insurance Portability and Accountability Act of 1996|HIPAA|42|1320d|264=1320d-2~Help America Vote Act of 2002|HAVA|52|20901~High Seas Driftnet Fishing Moratorium Protection Act||16|1826d
Higher Education Act of 1965|HEA|20|1001|101=1001;102=1002;103=1003;312=1058;322=1061;365=1067k;371=1067q;401=1070a;427A=1077a;435=1085;438=1087-1;472=1087ll;480=1087vv;481=1088;485=1092;487=1094~Hobbs Act||18|1951
Home Mortgage Disclosure Act of 1975|HMDA|12|2801~Home Owners' Loan Act||12|1461|10=1467a~Homeland Security Act of 2002|HSA|6|101|2=101~Housing Act of 1949||42|1441
Housing and Community Development Act of 1974||42|5301|105=5305
Immigration and Nationality Act|INA|8|1101|101=1101;103=1103;201=1151;202=1152;203=1153;204=1154;207=1157;208=1158;209=1159;211=1181;212=1182;213A=1183a;214=1184;216=1186a;216A=1186b;217=1187;218=1188;219=1189;221=1201;222=1202;235=1225;236=1226;236A=1226a;237=1227;238=1228;239=1229;240=1229a;240A=1229b;240B=1229c;241=1231;242=1252;243=1253;244=1254a;245=1255;246=1256;247=1257;248=1258;249=1259;262=1302;265=1305;274=1324;274A=1324a;274B=1324b;274C=1324c;275=1325;276=1326;286=1356;287=1357;301=1401;302=1402;308=1408;309=1409;310=1421;311=1422;312=1423;313=1424;316=1427;318=1429;319=1430;320=1431;322=1433;328=1439;329=1440;336=1447;337=1448;340=1451;349=1481;412=1522
Indian Alcohol and Substance Abuse Prevention and Treatment Act of 1986||25|2401~Indian Child Welfare Act of 1978|ICWA|25|1901|101=1911;102=1912;104=1914;105=1915~Indian Civil Rights Act of 1968|ICRA|25|1301
Indian Dams Safety Act of 1994||25|3801~Indian Employment, Training and Related Services Demonstration Act of 1992||25|3401~Indian Gaming Regulatory Act|IGRA|25|2701|4=2703~Indian Land Consolidation Act||25|2201
Indian Reorganization Act|IRA|25|5101~Indian Self-Determination and Education Assistance Act|ISDEAA|25|5301
Individuals with Disabilities Education Act|IDEA|20|1400|601=1400;602=1401;611=1411;612=1412;613=1413;614=1414;615=1415~Integrated Coastal and Ocean Observation System Act of 2009||33|3601
Intergovernmental Personnel Act of 1970||42|4701~International Child Abduction Remedies Act|ICARA|22|9001~International Emergency Economic Powers Act|IEEPA|50|1701|202=1701;203=1702;206=1705
International Navigational Rules Act of 1977||33|1601~International Organizations Immunities Act||22|288|1=288~Interstate Horseracing Act of 1978||15|3001~Interstate Land Sales Full Disclosure Act||15|1701
Intervention on the High Seas Act||33|1471~Investment Advisers Act of 1940|IAA|15|80b-1|202=80b-2;203=80b-3;205=80b-5;206=80b-6;215=80b-15~Investment Company Act of 1940|ICA|15|80a-1|2=80a-2;3=80a-3;36=80a-35;47=80a-46
Jones Act||46|30104~Juvenile Justice and Delinquency Prevention Act of 1974|JJDPA|34|11101|404=11293~Labor Management Relations Act|LMRA|29|141|301=185;302=186;303=187
Labor-Management Reporting and Disclosure Act of 1959|LMRDA|29|401|101=411;401=481;402=482;501=501~Lacey Act Amendments of 1981|Lacey Act|16|3371
Longshore and Harbor Workers' Compensation Act|LHWCA|33|901|2=902;3=903;5=905;7=907;8=908;20=920;21=921;22=922;28=928;33=933~Low-Income Home Energy Assistance Act of 1981||42|8621
Magnuson-Moss Warranty Act|MMWA|15|2301|101=2301;102=2302;103=2303;104=2304;108=2308;110=2310
Magnuson-Stevens Fishery Conservation and Management Act|Magnuson-Stevens Act|16|1801|3=1802;302=1852;308=1858;309=1859;310=1860;311=1861;402=1881a~Mann Act||18|2421~Marine Mammal Protection Act of 1972|MMPA|16|1361
McKinney-Vento Homeless Assistance Act||42|11301|103=11302;501=11411;722=11432~Mercury-Containing and Rechargeable Battery Management Act||42|14301~Migrant and Seasonal Agricultural Worker Protection Act|AWPA|29|1801
Migratory Bird Conservation Act||16|715~Migratory Bird Treaty Act|MBTA|16|703~Military Lending Act|MLA|10|987~Military Selective Service Act||50|3801|3=3802;6=3806;10=3809~Miller Act||40|3131
Milwaukee Railroad Restructuring Act||45|901~Mineral Leasing Act||30|181|35=191~National Bank Act||12|21~National Childhood Vaccine Injury Act of 1986|Vaccine Act|42|300aa-1
National Emergencies Act|NEA|50|1601|201=1621;202=1622;301=1631~National Environmental Policy Act of 1969|NEPA|42|4321|101=4331;102=4332~National Firearms Act|NFA|26|5801
National Fish and Wildlife Foundation Establishment Act||16|3701~National Flood Insurance Act of 1968|NFIA|42|4001~National Historic Preservation Act|NHPA|54|300101|106=306108~National Housing Act||12|1701|203=1709
National Labor Relations Act|NLRA|29|151|2=152;7=157;8=158;9=159;10=160~National Narcotics Leadership Act of 1988||21|1521~National Science and Technology Policy, Organization, and Priorities Act of 1976||42|6601
National Security Act of 1947||50|3001|2=3002;3=3003;103H=3033;105=3038;108=3043;501=3091;503=3093;701=3141~National Trails System Act||16|1241
National Voter Registration Act of 1993|NVRA|52|20501|5=20504;7=20506;8=20507;11=20510~National Wildlife Refuge System Administration Act of 1966||16|668dd
Native American Graves Protection and Repatriation Act|NAGPRA|25|3001|2=3001;3=3002~Native American Housing Assistance and Self-Determination Act of 1996||25|4101|4=4103~Native American Languages Act||25|2901
Native American Programs Act of 1974||42|2991~Natural Gas Act|NGA|15|717|3=717b;4=717c;5=717d;7=717f;19=717r~Nonindigenous Aquatic Nuisance Prevention and Control Act of 1990||16|4701~Norris-LaGuardia Act||29|101
Nuclear Waste Policy Act of 1982||42|10101|2=10101~Occupational Safety and Health Act of 1970|OSH Act;OSHA|29|651|5=654;8=657;9=658;10=659;11=660;17=666;18=667~Ocean and Coastal Mapping Integration Act||33|3501
Oil Pollution Act of 1990|OPA|33|2701~Older Americans Act of 1965|OAA|42|3001|102=3002~Omnibus Crime Control and Safe Streets Act of 1968||34|10101~Organic Foods Production Act of 1990||7|6501|2103=6502
Outer Continental Shelf Lands Act|OCSLA|43|1331|2=1331;8=1337;11=1340;30=1356~Packers and Stockyards Act, 1921|PSA|7|181~Paperwork Reduction Act of 1995|PRA|44|3501
Parental Kidnapping Prevention Act of 1980|PKPA|28|1738A~Patent Act|Patent Act of 1952|35|1|=
Patient Protection and Affordable Care Act|ACA;PPACA;Affordable Care Act|42|18001|1311=18031;1312=18032;1321=18041;1501=18091;1557=18116~Peace Corps Act||22|2501~Perishable Agricultural Commodities Act, 1930|PACA|7|499a
Petroleum Marketing Practices Act|PMPA|15|2801~Pittman-Robertson Wildlife Restoration Act||16|669|4=669c~Plant Protection Act||7|7701~Plant Variety Protection Act||7|2321~Poison Prevention Packaging Act of 1970||15|1471
Portal-to-Portal Act of 1947|Portal-to-Portal Act|29|251~Posse Comitatus Act|PCA|18|1385~Poultry Products Inspection Act||21|451~Pregnant Workers Fairness Act|PWFA|42|2000gg~Presidential Records Act of 1978|PRA|44|2201
Prison Litigation Reform Act of 1995|PLRA|42|1997e~Prison Rape Elimination Act of 2003|PREA|34|30301~Privacy Act of 1974|Privacy Act|5|552a|7=552a;552a=552a~Private Securities Litigation Reform Act of 1995|PSLRA|15|78u-4
Prompt Payment Act||31|3901~Protection and Advocacy for Individuals with Mental Illness Act||42|10801~Protection of Lawful Commerce in Arms Act|PLCAA|15|7901
Public Health Service Act|PHSA;PHS Act|42|201|317=247b;319=247d;319F=247d-6;330=254b;332=254e;340B=256b;351=262;351A=262a;361=264;362=265;393D=280b-1f;399O=280g-3;492B=289a-2;543=290dd-2;1301=300e;2791=300gg-91
Public Utility Regulatory Policies Act of 1978|PURPA|16|2601|210=824a-3~Public Vessels Act|PVA|46|31101~Racketeer Influenced and Corrupt Organizations Act|RICO|18|1961|1961=1961;1962=1962;1963=1963;1964=1964
Radio Broadcasting to Cuba Act||22|1465~Railroad Retirement Act of 1974||45|231~Railroad Revitalization and Regulatory Reform Act of 1976||45|801~Railroad Unemployment Insurance Act||45|351|1=351
Railway Labor Act|RLA|45|151~Real Estate Settlement Procedures Act of 1974|RESPA|12|2601|3=2602;4=2603;5=2604;6=2605;8=2607;9=2608;10=2609;16=2614~Regional Rail Reorganization Act of 1973||45|701|206=716
Rehabilitation Act of 1973||29|701|7=705;101=721;112=732;501=791;502=792;503=793;504=794;505=794a;508=794d;509=794e;702=796a;705=796d~Religious Freedom Restoration Act of 1993|RFRA|42|2000bb
Religious Land Use and Institutionalized Persons Act of 2000|RLUIPA|42|2000cc|2=2000cc;3=2000cc-1;4=2000cc-2~Residential Lead-Based Paint Hazard Reduction Act of 1992||42|4851|1018=4852d
Richard B. Russell National School Lunch Act||42|1751|6=1755;9=1758~Right to Financial Privacy Act|RFPA|12|3401~Rivers and Harbors Appropriation Act of 1899||33|401
Robert T. Stafford Disaster Relief and Emergency Assistance Act|Stafford Act|42|5121|102=5122;306=5149;322=5165;401=5170;408=5174~Robinson-Patman Act||15|13~Rural Electrification Act of 1936||7|901
S.A.F.E. Mortgage Licensing Act of 2008||12|5101~Safe Drinking Water Act|SDWA|42|300f|1412=300g-1~Sarbanes-Oxley Act of 2002|SOX|15|7201|302=7241;308=7246;404=7262
Securities Act of 1933|Securities Act|15|77a|2=77b;3=77c;4=77d;5=77e;6=77f;11=77k;12=77l;13=77m;15=77o;17=77q;22=77v
Securities Exchange Act of 1934|Exchange Act|15|78a|3=78c;6=78f;9=78i;10=78j;10A=78j-1;12=78l;13=78m;14=78n;15=78o;16=78p;18=78r;20=78t;20A=78t-1;21=78u;21C=78u-3;21D=78u-4;21E=78u-5;21F=78u-6;27=78aa;28=78bb;29=78cc;30A=78dd-1
Securities Investor Protection Act of 1970|SIPA|15|78aaa~Servicemembers Civil Relief Act|SCRA|50|3901~Sex Offender Registration and Notification Act|SORNA|34|20901~Sherman Antitrust Act|Sherman Act|15|1|1=1;2=2
Small Business Act||15|631|2=631;3=632;7=636;8=637;9=638;15=644;16=645;21=648;46=657s~Small Business Investment Act of 1958||15|661|103=662
Social Security Act||42|301|202=402;205=405;216=416;221=421;223=423;303=503;402=602;403=603;408=608;453=653;454=654;459=659;464=664;466=666;471=671;473=673;475=675;477=677;1115=1315;1128=1320a-7;1128A=1320a-7a;1128B=1320a-7b;1129=1320a-8;1137=1320b-7;1148=1320b-19;1611=1382;1612=1382a;1614=1382c;1631=1383;1802=1395a;1811=1395c;1812=1395d;1814=1395f;1819=1395i-3;1833=1395l;1834=1395m;1842=1395u;1848=1395w-4;1859=1395w-28;1861=1395x;1862=1395y;1866=1395cc;1867=1395dd;1869=1395ff;1874=1395kk;1877=1395nn;1886=1395ww;1902=1396a;1903=1396b;1905=1396d;1915=1396n;1917=1396p;1919=1396r;1927=1396r-8;1931=1396u-1;1932=1396u-2;2110=1397jj
Soil Conservation and Domestic Allotment Act||16|590a|8=590h~Solid Waste Disposal Act|RCRA;Resource Conservation and Recovery Act of 1976|42|6901|1004=6903;3001=6921;3004=6924;3005=6925;3008=6928;7002=6972;7003=6973
South Pacific Tuna Act of 1988||16|973~Southwest Forest Health and Wildfire Prevention Act of 2004||16|6701~Speedy Trial Act of 1974|STA|18|3161~Stark Law||42|1395nn
Stevenson-Wydler Technology Innovation Act of 1980||15|3701|4=3703;12=3710a~Stored Communications Act|SCA|18|2701~Strategic and Critical Materials Stock Piling Act||50|98|3=98b;10=98h-1~Submerged Lands Act||43|1301
Suits in Admiralty Act|SAA|46|30901~Surface Mining Control and Reclamation Act of 1977|SMCRA|30|1201|401=1231;402=1232;403=1233
Tariff Act of 1930||19|1202|337=1337;401=1401;402=1401a;431=1431;516A=1516a;613A=1613b;616=1616a;619=1619;771=1677~Tax Injunction Act|TIA|28|1341~Telephone Consumer Protection Act of 1991|TCPA|47|227
Television Broadcasting to Cuba Act||22|1465aa~Tennessee Valley Authority Act of 1933||16|831|3=831b;9=831h~Title IX of the Education Amendments of 1972|Title IX|20|1681|901=1681;902=1682
Title VI of the Civil Rights Act of 1964|Title VI|42|2000d|601=2000d;602=2000d-1
Title VII of the Civil Rights Act of 1964|Title VII|42|2000e|701=2000e;702=2000e-1;703=2000e-2;704=2000e-3;705=2000e-4;706=2000e-5;707=2000e-6;708=2000e-7;709=2000e-8;716=2000e-15;717=2000e-16
Toxic Substances Control Act|TSCA|15|2601|4=2603;5=2604;6=2605;8=2607;20=2619;21=2620~Trade Act of 1974||19|2101|123=2133;135=2155;141=2171;181=2241;182=2242;201=2251;301=2411;304=2414;306=2416;502=2462
Trade Expansion Act of 1962||19|1801|232=1862~Trademark Act of 1946|Lanham Act|15|1051|1=1051;2=1052;7=1057;14=1064;15=1065;32=1114;33=1115;34=1116;35=1117;39=1121;43=1125;45=1127~Trading with the Enemy Act|TWEA|50|4301
Trafficking Victims Protection Act of 2000|TVPA|22|7101|103=7102;106=7104;107=7105;110=7107~Trans-Alaska Pipeline Authorization Act||43|1651~Travel Act||18|1952~Tribal Forest Protection Act of 2004||25|3115a
Tribally Controlled Schools Act of 1988||25|2501~Trust Indenture Act of 1939|TIA|15|77aaa|316=77ppp
Truth in Lending Act|TILA|15|1601|102=1601;103=1602;104=1603;105=1604;107=1606;108=1607;121=1631;125=1635;127=1637;128=1638;129=1639;129B=1639b;129C=1639c;130=1640;131=1641;161=1666~Truth in Savings Act|TISA|12|4301
Tucker Act||28|1491~Tuna Conventions Act of 1950||16|951~Ukraine Freedom Support Act of 2014||22|8921|7=8926~Uniform Code of Military Justice|UCMJ|10|801
Uniform Relocation Assistance and Real Property Acquisition Policies Act of 1970||42|4601~Uniformed and Overseas Citizens Absentee Voting Act|UOCAVA|52|20301
Uniformed Services Employment and Reemployment Rights Act of 1994|USERRA|38|4301|=~United States Housing Act of 1937||42|1437|3=1437a;5A=1437c-1;8=1437f;9=1437g
United States International Broadcasting Act of 1994||22|6201~United States Warehouse Act||7|241~Unlawful Internet Gambling Enforcement Act of 2006|UIGEA|31|5361~Victims of Crime Act of 1984|VOCA|34|20101
Video Privacy Protection Act of 1988|VPPA|18|2710~Violence Against Women Act of 1994|VAWA|34|12291|41411=12491~Voting Rights Act of 1965|VRA|52|10301|2=10301;3=10302;4=10303;5=10304;203=10503
Wagner-Peyser Act||29|49|15=49l-2~War Powers Resolution||50|1541~Watershed Protection and Flood Prevention Act||16|1001~Western and Central Pacific Fisheries Convention Implementation Act||16|6901
Whistleblower Protection Act of 1989|WPA|5|2302~Wild and Scenic Rivers Act||16|1271~Wilderness Act||16|1131|4=1133~Worker Adjustment and Retraining Notification Act|WARN Act|29|2101
Workforce Innovation and Opportunity Act|WIOA|29|3101|3=3102;116=3141;122=3152;147=3197
`;
