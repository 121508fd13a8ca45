// Codes, registers and session laws, separated by ~: name | kind | form | jurisdiction | other
// spellings. Kinds: s statutes, r regulations, l session laws, g a register. Forms: t title before
// the code, T title after it ("tit. 3"), C chapter after it, A article after it, c section alone, v
// volume and page, y year and page, n number alone.
export const LAWS = `
U.C.C.|s|c||Uniform Commercial Code~Ala. Admin. Code|r|c|AL~Ala. Admin. Monthly|g|v|AL~Ala. Adv. Legis. Serv.|l|y|AL~Ala. Code|s|c|AL~Ala. Laws|l|y|AL~Ala. Legis. Serv.|l|y|AL~Alaska Admin. Code|r|T|AK~Alaska Adv. Legis. Serv.|l|y|AK
Alaska Legis. Serv.|l|y|AK~Alaska Sess. Laws|l|y|AK~Alaska Stat.|s|c|AK~Alaska Stat. Ann.|s|c|AK~Am. Samoa Admin. Code|r|c~Am. Samoa Code Ann.|s|c~Ariz. Admin. Code|r|c|AZ~Ariz. Admin. Reg.|g|v|AZ
Ariz. Legis. Serv.|l|y|AZ~Ariz. Rev. Stat.|s|c|AZ|A.R.S.~Ariz. Rev. Stat. Ann.|s|c|AZ~Ariz. Sess. Laws|l|y|AZ~Ark. Acts|l|y|AR~Ark. Adv. Legis. Serv.|l|y|AR~Ark. Code Ann.|s|c|AR|Ark. Code
Ark. Code R.|r|t|AR~Ark. Gov't Reg.|g|v|AR~Ark. Legis. Serv.|l|y|AR~Ark. Reg.|g|v|AR~C.F.R.|r|t|US|Code of Federal Regulations~C.Z. Code|s|T~Cal. Adv. Legis. Serv.|l|y|CA~Cal. Code Regs.|r|T|CA|CCR
Cal. Legis. Serv.|l|y|CA~Cal. Regulatory Notice Reg.|g|v|CA~Cal. Stat.|l|y|CA~Colo. Code Regs.|r|t|CO~Colo. Legis. Serv.|l|y|CO~Colo. Reg.|g|v|CO~Colo. Rev. Stat.|s|c|CO|C.R.S.
Colo. Rev. Stat. Ann.|s|c|CO~Colo. Sess. Laws|l|y|CO~Conn. Acts|l|y|CT~Conn. Agencies Regs.|r|c|CT~Conn. Gen. Stat.|s|c|CT|C.G.S.~Conn. Gen. Stat. Ann.|s|c|CT~Conn. Gov't Reg.|g|v|CT~Conn. L.J.|g|v|CT
Conn. Legis. Serv.|l|y|CT~Conn. Pub. Acts|l|y|CT~Conn. Spec. Acts|l|y|CT~D.C. Code|s|c|DC~D.C. Code Adv. Leg. Serv.|l|y|DC~D.C. Code Ann.|s|c|DC~D.C. Code Mun. Regs.|r|T|DC~D.C. Mun. Regs.|r|T|DC
D.C. Reg.|l|v|DC~D.C. Sess. L. Serv.|l|y|DC~Del Gov't Reg.|g|v|DE~Del. Admin. Code|r|t|DE~Del. Code Ann.|s|T|DE|Del. C.;Del. Code~Del. Code Regs.|r|t|DE~Del. Code. Ann. Adv. Legis. Serv.|l|y|DE
Del. Laws|l|v|DE~Del. Legis. Serv.|l|y|DE~Del. Reg. Regs.|g|v|DE~Fla. Admin. Code Ann.|r|c|FL~Fla. Admin. Reg.|g|v|FL~Fla. Admin. Weekly|g|v|FL~Fla. Laws|l|y|FL~Fla. Sess. Law Serv.|l|y|FL
Fla. Stat.|s|c|FL|Florida Statutes~Fla. Stat. Ann.|s|c|FL~Ga. Code Ann.|s|c|GA|O.C.G.A.;Ga. Code~Ga. Code Ann. Adv. Legis. Serv.|l|y|GA~Ga. Code Ann. Adv. Legis. Serv.|l|y|GA
Ga. Comp. R. & Regs.|r|c|GA~Ga. Gov't Reg.|g|v|GA~Ga. Laws|l|y|GA~Guam Admin. R. & Regs.|r|t|GU~Guam Code Ann.|s|t|GU~Guam Pub. L.|l|n|GU~Haw. Code R.|r|c|HI~Haw. Gov't Reg.|g|v|HI
Haw. Legis. Serv.|l|y|HI~Haw. Rev. Stat.|s|c|HI~Haw. Rev. Stat. Ann.|s|c|HI~Haw. Rev. Stat. Ann. Adv. Legis. Serv.|l|y|HI~Haw. Sess. Laws|l|y|HI~Idaho Admin. Bull.|g|v|ID~Idaho Admin. Code|r|c|ID
Idaho Code|s|c|ID~Idaho Code Ann.|s|c|ID~Idaho Code Ann. Adv. Legis. Serv.|l|y|ID~Idaho Legis. Serv.|l|y|ID~Idaho Sess. Laws|l|y|ID~Ill. Admin. Code|r|T|IL~Ill. Code R.|r|t|IL
Ill. Comp. Stat.|s|t|IL|ILCS~Ill. Comp. Stat. Ann.|s|t|IL~Ill. Comp. Stat. Ann. Adv. Legis. Serv.|l|y|IL~Ill. Laws|l|y|IL~Ill. Legis. Serv.|l|y|IL~Ill. Reg.|g|v|IL~Ind. Acts|l|y|IN
Ind. Admin. Code|r|t|IN~Ind. Code|s|c|IN~Ind. Code Ann.|s|c|IN~Ind. Legis. Serv.|l|y|IN~Ind. Reg.|g|v|IN~Ind. Stat. Ann. Adv. Legis. Serv.|l|y|IN~Iowa Acts|l|y|IA~Iowa Admin. Bull.|g|v|IA
Iowa Admin. Code|r|c|IA~Iowa Code|s|c|IA~Iowa Code Ann.|s|c|IA~Iowa Legis. Serv.|l|y|IA~Kan. Admin. Regs.|r|c|KS~Kan. Legis. Serv.|l|y|KS~Kan. Reg.|g|v|KS~Kan. Sess. Laws|l|y|KS
Kan. Stat. Ann.|s|c|KS|K.S.A.~Ky. Acts|l|y|KY~Ky. Admin. Reg.|g|v|KY~Ky. Admin. Regs.|r|t|KY~Ky. Rev. Stat. & R. Serv.|l|y|KY~Ky. Rev. Stat. Adv. Legis. Serv.|l|y|KY
Ky. Rev. Stat. Ann.|s|c|KY|KRS;Ky. Rev. Stat.~La. Acts|l|y|LA~La. Admin. Code|r|T|LA~La. Child. Code Ann.|s|A|LA~La. Civ. Code Ann.|s|A|LA~La. Code Civ. Proc. Ann.|s|A|LA
La. Code Crim. Proc. Ann.|s|A|LA~La. Code Evid. Ann.|s|A|LA~La. Const. Ann.|s|A|LA~La. Reg.|g|v|LA~La. Sess. Law Serv.|l|y|LA~La. Stat. Ann.|s|c|LA|La. R.S.;La. Rev. Stat.~Mass. Acts|l|y|MA
Mass. Adv. Legis. Serv.|l|y|MA~Mass. Ann. Laws|s|C|MA~Mass. Code Regs.|r|t|MA~Mass. Gen. Laws|s|C|MA|M.G.L.;G.L.~Mass. Gen. Laws Ann.|s|C|MA~Mass. Legis. Serv.|l|y|MA~Mass. Reg.|g|v|MA
Md. Code Ann.|s|c|MD~Md. Code Ann. Adv. Legis. Serv.|l|y|MD~Md. Code Regs.|r|c|MD~Md. Laws|l|y|MD~Md. Legis. Serv.|l|y|MD~Md. Reg.|g|v|MD~Me. Code R.|r|t|ME~Me. Gov't Reg.|g|v|ME~Me. Laws|l|y|ME
Me. Legis. Serv.|l|y|ME~Me. Rev. Stat. Ann.|s|T|ME|M.R.S.;M.R.S.A.~Me. Stat.|s|T|ME~Mich. Admin. Code|r|c|MI~Mich. Adv. Legis. Serv.|l|y|MI~Mich. Comp. Laws|s|c|MI|MCL~Mich. Comp. Laws Ann.|s|c|MI
Mich. Comp. Laws Serv.|s|c|MI~Mich. Legis. Serv.|l|y|MI~Mich. Pub. Acts|l|y|MI~Mich. Reg.|g|v|MI~Minn. Laws|l|y|MN~Minn. R.|r|c|MN~Minn. Reg.|g|v|MN~Minn. Sess. Law Serv.|l|y|MN
Minn. Stat.|s|c|MN|Minnesota Statutes~Minn. Stat. Ann.|s|c|MN~Miss. Code Ann.|s|c|MS|Miss. Code~Miss. Code R.|r|t|MS~Miss. Gov't Reg.|g|v|MS~Miss. Laws|l|y|MS~Miss. Laws Adv. Sh.|l|y|MS
Miss. Legis. Serv.|l|y|MS~Mo. Ann. Stat.|s|c|MO~Mo. Code Regs. Ann.|r|T|MO~Mo. Laws|l|y|MO~Mo. Legis. Serv.|l|y|MO~Mo. Reg.|g|v|MO~Mo. Rev. Stat.|s|c|MO|RSMo~Mont. Admin. R.|r|c|MT
Mont. Admin. Reg.|g|v|MT~Mont. Code Ann.|s|c|MT|MCA~Mont. Laws|l|y|MT~N. Mar. I. Admin. Code|r|t~N. Mar. I. Code|s|t~N. Mar. I. Pub. L.|l|y~N. Mar. I. Reg.|g|v~N.C. Admin. Code|r|t|NC
N.C. Adv. Legis. Serv.|l|y|NC~N.C. Gen. Stat.|s|c|NC|N.C.G.S.~N.C. Gen. Stat. Ann.|s|c|NC~N.C. Legis. Serv.|l|y|NC~N.C. Reg.|g|v|NC~N.C. Sess. Laws|l|y|NC~N.D. Admin. Code|r|c|ND
N.D. Cent. Code|s|c|ND~N.D. Cent. Code Adv. Legis. Serv.|l|y|ND~N.D. Cent. Code Ann.|s|c|ND~N.D. Laws|l|y|ND~N.D. Legis. Serv.|l|y|ND~N.H. Code Admin. R. Ann.|r|c|NH~N.H. Code R.|r|c|NH
N.H. Gov't Reg.|g|v|NH~N.H. Laws|l|y|NH~N.H. Legis. Serv.|l|y|NH~N.H. Rev. Stat. Ann.|s|c|NH|RSA~N.H. Rev. Stat. Ann. Adv. Legis. Serv.|l|y|NH~N.H. Rulemaking Reg.|g|v|NH~N.J. Admin. Code|r|c|NJ
N.J. Laws|l|y|NJ~N.J. Reg.|g|v|NJ~N.J. Rev. Stat.|s|c|NJ~N.J. Sess. Law Serv.|l|y|NJ~N.J. Stat. Ann.|s|c|NJ|N.J.S.A.~N.M. Adv. Legis. Serv.|l|y|NM~N.M. Code R.|r|c|NM~N.M. Laws|l|y|NM
N.M. Legis. Serv.|l|y|NM~N.M. Reg.|g|v|NM~N.M. Stat. Ann.|s|c|NM|NMSA~N.Y. Comp. Codes R. & Regs.|r|T|NY~N.Y. Consol. Laws Adv.|l|y|NY~N.Y. Laws|l|y|NY~N.Y. Legis. Serv.|l|n|NY~N.Y. Reg.|g|v|NY
N.Y. Sess. Laws|l|y|NY~Navajo Nation Code Ann.|s|T~Neb. Admin. Code|r|t|NE~Neb. Laws|l|y|NE~Neb. Legis. Serv.|l|y|NE~Neb. Rev. Stat.|s|c|NE|Nebraska Revised Statutes~Neb. Rev. Stat. Ann.|s|c|NE
Nev. Admin. Code|r|c|NV~Nev. Legis. Serv.|l|y|NV~Nev. Reg. Admin. Regs.|g|v|NV~Nev. Rev. Stat.|s|c|NV|NRS~Nev. Rev. Stat. Ann.|s|c|NV~Nev. Stat.|l|y|NV~Ohio Admin. Code|r|c|OH~Ohio Dep't|g|n|OH
Ohio Gov't|g|n|OH~Ohio Laws|l|y|OH~Ohio Legis. Bull.|l|y|OH~Ohio Legis. Serv. Ann.|l|y|OH~Ohio Monthly Rec.|g|n|OH~Ohio Rev. Code Ann.|s|c|OH|O.R.C.;Ohio Rev. Code;R.C.~Okla. Admin. Code|r|c|OK
Okla. Gaz.|g|v|OK~Okla. Reg.|g|v|OK~Okla. Sess. Law Serv.|l|y|OK~Okla. Sess. Laws|l|y|OK~Okla. Stat.|s|T|OK|O.S.~Okla. Stat. Ann.|s|T|OK~Or. Admin. R.|r|c|OR~Or. Bull.|g|v|OR~Or. Laws|l|y|OR
Or. Laws Adv. Sh.|l|y|OR~Or. Laws Spec. Sess.|l|y|OR~Or. Legis. Serv.|l|y|OR~Or. Rev. Stat.|s|c|OR|ORS~Or. Rev. Stat. Ann.|s|c|OR~P.R. Laws|l|y|PR~P.R. Laws Ann.|s|T|PR~P.R. Leyes|l|y|PR
P.R. Leyes An.|s|T|PR~Pa. Bull.|g|v|PA~Pa. Code|r|t|PA~Pa. Cons. Stat.|s|t|PA|Pa.C.S.~Pa. Laws|l|y|PA~Pa. Legis. Serv.|l|y|PA~Pa. Stat. and Cons. Stat. Ann.|s|t|PA|Pa. Stat. Ann.;Pa. Stat.;P.S.
Pub. L.|s|T|US|Public Law;P.L.~Pvt. L.|s|T|US|Private Law~R.I. Acts & Resolves|l|y|RI~R.I. Adv. Legis. Serv.|l|y|RI~R.I. Adv. Legis. Serv.|l|y|RI~R.I. Code R.|r|t|RI~R.I. Gen. Laws|s|c|RI
R.I. Gen. Laws Ann.|s|c|RI~R.I. Gov't Reg.|g|v|RI~R.I. Pub. Laws|l|y|RI~Repub. Tex. Laws|l|y|TX~S.C. Acts|l|y|SC~S.C. Code Ann.|s|c|SC|S.C. Code~S.C. Code Ann. Regs.|r|c|SC~S.C. Reg.|g|v|SC
S.D. Admin. R.|r|c|SD~S.D. Codified Laws|s|c|SD~S.D. Reg.|g|v|SD~S.D. Sess. Laws|l|y|SD~Stat.|l|v|US~Tenn. Admin. Reg.|g|v|TN~Tenn. Code Ann.|s|c|TN|T.C.A.~Tenn. Code Ann. Adv. Legis. Serv.|l|y|TN
Tenn. Comp. R. & Regs.|r|c|TN~Tenn. Legis. Serv.|l|y|TN~Tenn. Priv. Acts|l|y|TN~Tenn. Pub. Acts|l|y|TN~Tex. Admin. Code|r|t|TX|TAC~Tex. Bus. Corp. Act Ann.|s|A|TX~Tex. Code Crim. Proc. Ann.|s|A|TX
Tex. Gen. Laws|l|y|TX~Tex. Ins. Code Ann.|s|A|TX~Tex. Prob. Code Ann.|s|c|TX~Tex. Reg.|g|v|TX~Tex. Rev. Civ. Stat. Ann.|s|A|TX~Tex. Sess. Law Serv.|l|y|TX~Treas. Reg.|r|c|US|Treasury Regulation
U.S.C.|s|t|US|U.S.C.A.;U.S.C.S.;U.S.C.U.;U.S. Code;United States Code~Utah Admin. Code|r|c|UT~Utah Adv. Legis. Serv.|l|y|UT~Utah Bull.|g|v|UT~Utah Code Ann.|s|c|UT|Utah Code~Utah Laws|l|y|UT
Utah. Legis. Serv.|l|y|UT~V.I. Code Ann.|s|T|VI~V.I. Code Ann. Adv.|l|y|VI~V.I. Code R.|r|t|VI~V.I. Gov't Reg.|g|v|VI~V.I. Legis. Serv.|l|n|VI~V.I. Sess. Laws|l|y|VI~Va. Acts|l|y|VA
Va. Admin. Code|r|t|VA~Va. Adv. Legis. Serv.|l|y|VA~Va. Code Ann.|s|c|VA|Va. Code;Virginia Code~Va. Legis. Serv.|l|y|VA~Va. Reg. Regs.|g|v|VA~Vt. Acts & Resolves|l|y|VT~Vt. Adv. Legis. Serv.|l|y|VT
Vt. Code R.|r|t|VT~Vt. Gov't Reg.|g|v|VT~Vt. Legis. Serv.|l|y|VT~Vt. Stat. Ann.|s|T|VT|V.S.A.~W. Va. Acts|l|y|WV~W. Va. Adv. Legis. Serv.|l|y|WV~W. Va. Code|s|c|WV|West Virginia Code
W. Va. Code Ann.|s|c|WV~W. Va. Code R.|r|c|WV~W. Va. Legis. Serv.|l|y|WV~W. Va. Reg.|g|v|WV~Wash. Admin. Code|r|c|WA|WAC~Wash. Legis. Serv.|l|y|WA~Wash. Reg.|g|v|WA~Wash. Rev. Code|s|c|WA|RCW
Wash. Rev. Code Ann.|s|c|WA~Wash. Sess. Laws|l|y|WA~Wis. Admin. Code|r|c|WI~Wis. Admin. Reg.|g|v|WI~Wis. Legis. Serv.|l|y|WI~Wis. Sess. Laws|l|y|WI~Wis. Stat.|s|c|WI~Wis. Stat. Ann.|s|c|WI
Wyo. Code R.|r|t|WY~Wyo. Gov't Reg.|g|v|WY~Wyo. Legis. Serv.|l|y|WY~Wyo. Sess. Laws|l|y|WY~Wyo. Stat. Ann.|s|c|WY|Wyo. Stat.~Fed. Reg.|g|v|US|FR;Federal Register~I.R.C.|s|c|US|Internal Revenue Code
U.S.S.G.|s|c|US
`;
