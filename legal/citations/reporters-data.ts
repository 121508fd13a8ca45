// The reporters that exist, one edition a line: name | kind | jurisdiction | first year | last year | other spellings. Facts
// only. Kinds: f federal, e early Supreme Court, r regional, s state, p subject, n neutral, d database. Spellings that differ
// only in spaces, full stops, apostrophes or capitals are one spelling. Years are hints: `series-limits.ts` says what is certain.
export const REPORTERS = `
A.|r||1885|1938|A.R.;A.Rep.;At.;At. Rep.;Atl.;Atl. Rep.;Atl.R.
A.2d|r||1938|2010|Atl.2d
A.3d|r||2010
A.D.|s||1896|1955|Ap.;App Div;App. Div. Rep.;App.Div.(N.Y.);N.Y.App.Dec.;N.Y.App.Div.
A.D.2d|s||1955|2004|Ap.2d.;App. Div. 2d.
A.D.3d|s||2003||App. Div. 3d.
A.E.C.|f|US
A.F.T.R. (P-H)|p|US
A.F.T.R. (RIA)|p|US||1957|A.F.T.R.;P-H T.C. Memo.
A.F.T.R.2d (RIA)|p|US|1958||A.F.T.R. 2d
A.K. Marsh.|s|KY|1817|1821|Ky.(A.K.Marsh.);Mar.;Mar. Rep.;Marsh.;Marsh. Rep.;Marsh.(Ky.);Marsh.A.K.
A.L.R.|p|ND
A.L.R. 2d|p|ND
A.L.R. 3d|p|ND
A.L.R. 4th|p|ND
A.L.R. 5th|p|ND
A.L.R. 6th|p|ND
A.L.R. Fed.|f|US
A.L.R. Fed. 2d|f|US
A.M.C.|p||1923
AOA|s|OH
AWCC|n
AZ|n|AZ
Abb.|f|US|1863|1871|Abb. (U. S.);Abb. Rep.;Abb. U. S.
Abb. Adm.|p|US
Abb. Ct. App.|s|NY|1807|1869|Abb. Ct. App. Dec.
Abb. N. Cas.|s||1876|1894|A.N.;A.N.C.;Abb. N. C.
Abb. Pr.|s||1854|1865|Abb.Pr.Rep.;Abb.Prac.;Abbott P.R.;Abbott Pr.Rep.;Abbott Pract.Cas.;Abbott's Pr.Rep.;Abbott's Prac.Rep.
Abb. Pr. (n.s.)|s||1863|1875
Abbotts|p
Accom. Disabilities Dec. (CCH)|p
Add.|s|PA|1791|1799
Adm. Rec.|p|US
Adv. S.|s|MS
Agric. Dec.|f|US
Aik.|s|VT|1825|1828|Aik. Rep.
Ala.|s|AL|1840|1976|Ala. (N.S.);Ala. Rep.
Ala. 2d|s|AL|1977
Ala. App.|s|AL|1910|1976
Ala. App. LEXIS|d|AL|1911|1969
Ala. Civ. App. LEXIS|d|AL
Ala. Crim. App. LEXIS|d|AL
Ala. LEXIS|d|AL
Alas. App. LEXIS|d|AK
Alas. LEXIS|d|AK
Alaska|s||1884|1959|Alk.
Alaska Fed.|s||1869|1937|A.F.Rep.;Alaska Fed.R.;Alaska Fed.Rep.
Alb. Law J.|p|US
Allen|s|MA|1861|1867|All.;All. Rep.;Mass.(Allen)
Am. & Eng. R. Cas.|p||1879|1895
Am. Ann. Cas.|r||1904|1912
Am. B.R.|p
Am. B.R. (N.S.)|p
Am. Dec.|f|US|||Am. D.;Am. Dec's.
Am. Disabilities Cas. (BNA)|p|US|||A.D. Cases
Am. Disabilities Dec.|p
Am. Jur.|f|US|1829|1843|Amer. Jur.
Am. Law Reg.|s||1853|1861|Amer. Law Reg.
Am. Law Reg. (N.S.)|s||1862|1878|Am. L. Reg., n.s.;Amer. Law Reg. (N. S.)
Am. Law T.|f|US|1870|1871|Am. Law T. Rep.
Am. Law T. Rep. (N. S.)|f|US|1874|1877|Am. Law T. (N. S.)
Am. Law T. Rep. Bankr.|p|US|||A.L.T. Bankr.
Am. Law T. Rep. U.S. Cts.|f|US|1868|1874|Am. Law T. Rep. (U. S. Cts.)
Am. Law. Rec.|f|US|1872|1887
Am. Lead. Cas.|f|US|||Am. L. C.;Am. L. Cas;Am. Leading Cas;American Leading Cases;American Leading Cases (U.S.)
Am. Neg. Ca.|s|NY|1789|1897|Am. Negl. Cas.
Am. Neg. Cas.|s|NY|1789|1907
Am. Neg. Cases|s|NY|1789|1987|Am.Negl.Cas.
Am. Rep.|r||||Am. Reports
Am. Ry. Rep.|f|US|1873|1881
Am. Samoa|s|US|1900|1975
Am. Samoa 2d|s|US|1978|1999
Am. Samoa 3d|s|US|1993
Am. St. Rep.|s|ID|1888||Am. S. R.;Am. St. R.
Am. Tribal Law|s|US|1997||Tribal
Amer. L. Rev.|f|US|||Am Law Rev.;Amer. Law Rev.
Amer. Law J.|f|US|1808|1817|Am. Law J.;Am. Law J. (U. S.)
Amer. Law J. (N. S.)|f|US|1848|1852|Am. Law J. (N. S.)
Amer. Law T. Rep.|f|US|1868|1873
Ant. N.P. Cas.|s|NY|1807|1851|Anth.;Anthon N.P.(N.Y.)
App. Com'r Pat.|p||1881||App. Com'r of Pat.;App. Com'rs Pat.;App. Com. Pat.;App. Comm. Pat.
App. D.C.|s|DC|1893|1941
Ariz.|s||1866
Ariz. Adv. Rep.|s||1987
Ariz. App.|s|AZ|1965|1976
Ariz. App. LEXIS|d|AZ
Ariz. App. Unpub. LEXIS|d|AZ
Ariz. LEXIS|d|AZ
Ariz. Tax LEXIS|d|AZ
Ariz. Unpub. LEXIS|d|AZ
Arizona Cases Digest|s|AZ
Ark.|n||2009
Ark.|s|AR|1837|2008|Ak.;Ark. Rep.
Ark. Adv. Op.|s|AR
Ark. App'x|s|AR
Ark. App.|s||1981|2008|Ak. App.
Ark. App.|n|AR|2009||Ak. App.
Ark. App. LEXIS|d|AR
Ark. LEXIS|d|AR
Armstrong. Election Cases|s|NY|1778|1871
Auto. Cas.|p||1895||Auto. Cas. (CCH)
Auto. Cas.2d|p||1895||Auto. Cas. 2d (CCH)
Av. Cas. (CCH)|p||1903||Av. Cas.
B. Mon.|s|KY|1840|1857|B. Mon. Rep.;Ky.(B.Mon.);Mon.;Mon. Rep.;Mon.B.;Monroe, B.
B.C.A. (CCH)|p
B.R.|p||1979
B.T.A.|p|US|1924|1942
B.T.A.M. (P-H)|p|US|1928|1942
BCA|f|US
BNA OSHC|p||||O.S.H. Cas.;O.S.H. Cas. (BNA);O.S.H. Cases;O.S.H. Cases (BNA)
BNH|f|US
BTA LEXIS|d|US|1928|1942
Backes|s|NJ
Bail.|s|SC|1828|1832|Bai.;Bail. Rep.;Bail.L.;Bail.L.(S.C.);Bailey;Bailey Rep.;S.C.L.(Bail.)
Bail. Eq.|s|SC|1830|1831|Bai.Eq.;Bail.Eq.(S.C.);Bailey;Bailey Ch.;Bailey Eq.;Bailey Rep.;S.C.Eq.(Bail.Eq.)
Baldw.|f|US|||Bald;Bald. C.C.;Baldwin's C.C. U.S. Rep;Baldwin's Rep.
Balt. C. Rep.|s||||B.R.
Balt. Law Trans.|s||1868|1870
Ban. & A.|p|US
Banking Rep. (BNA)|p
Bankr. Ct. Dec. (CRR)|p|US|||B.C.D.;Bankr. Ct. Dec.
Bankr. Ct. Dec. (LRP)|p
Bankr. Ct. Rep.|p
Bankr. L. Rep.|p||||Bankr. L. Rep. (C.C.H.)
Bankr. LEXIS|d|US|1979
Bankr. Rep (St. Louis B.A.)|p
Barb.|s||1847|1877|B.;Barb. Rep.;Barb.S.C.
Barb. Ch.|s|NY|1845|1848|Barb. Ch. Rep.;Barb.Ch.(N.Y.)
Baxt.|s|TN|||Bax.;Baxt. (Tenn.);Baxter
Bay|s|SC|1783|1804|S.C.L.(Bay)
Bayard's Notebook|p|DE|1792|1830
Bedell|s|NY|1900|1909
Bee|e|US
Beeler|s|TN
Ben.|f|US
Ben. Rev. Bd. Serv. (MB)|p
Betts' Dec.|f|US|||Bett's D. C. MS.;Betts' C. C. MS.;Betts' D. C. MSS.;Betts, D. C.
Betts' Scr. Bk.|s||1839|1862
Bibb|s|KY|1808|1817|Bibb Rep.;Bibb(Ky.);Ky.(Bibb)
Bigelow. Ins. Rep.|p||||Bigelow's Insurance Reports
Binn.|s|PA|1799|1814|Bin.;Bin. Rep.;Binn [Pa];Binn. Rep.;Binn.(Pa.)
Biss.|f|US|||Biss. (U.S.) Bissell's;Bissell
Black|e|US|1861|1862|Black R.;Black Rep.
Blackf.|s|IN|1817|1847|Black.;Black. Rep.;Blackf. Rep.;Blackf.(Ind.)
Bland|s|MD|1797|1832
Blatchf.|f|US|||Bl.;Bl. C.C.;Bl. C.C.R.;Blat. C.C.R.;Blatch;Blatch. (U.S. Cir. Ct.);Blatchf. (U.S. Circ. Ct.);Blatchf. C.C.;Blatchf. C.C. Rep.
Blatchf. & H.|e|US|1827|1837
Blatchf. Pr. Cas.|f|US|1861|1865|Blatchf. Prize Cas.
Blue Sky L. Rep. (CCH)|p||||Blue Sky L. Rep.
Blume Sup. Ct. Trans.|s|MI|1805|1836
Blume Unrep. Op.|s|MI|1836|1843|Blume Op.
Bond|f|US
Bosw.|s|NY|||Bosworth Super. Ct. Rep.
Boyce|s|DE|1909|1920|Del.(Boyce)
Bradf.|s||1838|1841|Brad.;Bradford
Brayt.|s|VT|1815|1819|Brayton (Vt.)
Breese|s|IL|1819|1831|Ill.(Breese)
Brev.|s|SC|1793|1816|Brev. Rep.;S.C.L.(Brev)
Brief Times Rptr.|s|CO|1977|1996|BTR
Brightly|s||1809|1851
Brock.|f|US|||Brock. Rep.
Brown Adm.|p|US|||Brown's Adm
Browne (Pa.)|s||1801|1814
Brunn. Coll. Cas.|f|US|||Brun. Col. Cas.;Brunner, Col. Cas.
Buchanan|s|NJ|1907|1916|Buch.;Buchan.
Bur.|s|WI|1841|1843|Bur. Rep.;Burnett;Burnett (Wis.)
Burr's Trial|s||1864
Bus. Franchise Guide (CCH)|p
Busb.|s|NC|1852|1853|Busb.L.;N.C.(Busb.)
Busb. Eq.|s|NC|1852|1853|Busbee Eq.(N.C.);N.C.(Busb.Eq.)
Bush|s|KY|1866|1879|Bush (Ky.);Ky.(Bush)
C.B.|p
C.C.A.|f|US||1920|C. C. A. Rep.
C.C.L.J.|s|PA|||Centre Co.L.J.
C.C.P.A.|p||1929|1982
C.M.A.|p|US|1951|1975
C.M.R.|p|US|1951|1975
CAAF LEXIS|d|US
CCA LEXIS|d|US|1951
CCH OSHD|p||||O.S.H. Dec. (CCH);O.S.H.D.;O.S.H.D. (CCH)
CCPA LEXIS|d|US|1910|1982|Ct. Cust. LEXIS
CIT|n|US
CJ C.A.R.|p
CMA LEXIS|d|US
CMR LEXIS|d|US|1951
CO|n|CO
COA|n
Cai. Cas.|s|NY|1796|1805|Cai.;Cai.Cas.Err.;Cain.;Cain. Rep.;Caines;Caines (N.Y.);Caines Cas.;Caines Rep.;N.Y.Cas.Err.
Cai. R.|s|NY|1803|1805
Cal.|s|CA|1850|1934|Cal. Rep.
Cal. 2d|s|CA|1934|1969
Cal. 3d|s|CA|1969|1991
Cal. 3d Spec. Trib Supp.|s|CA|1969|1991
Cal. 4th|s|CA|1991
Cal. 5th|s|CA|1991
Cal. 4th CJP Supp.|s|CA|1991
Cal. 5th CJP Supp.|s|CA|1991
Cal. App.|s||1905|1934|Cal. App. Rep.;Cal. App. Supp
Cal. App. 2d|s||1934|1969|Cal. App. 2d Supp
Cal. App. 3d|s||1969|1991
Cal. App. 4th|s||1991
Cal. App. 5th|s||1991
Cal. App. LEXIS|d|CA
Cal. App. Supp.|s|CA|1929
Cal. App. Supp. 2d|s|CA|1929||Cal. App. 2d Supp.
Cal. App. Supp. 3d|s|CA|1929||Cal. App. 3d Supp.
Cal. App. Supp. 4th|s|CA|1991||Cal. App. 4th Supp.
Cal. App. Supp. 5th|s|CA|1991||Cal. App. 5th Supp.
Cal. App. Unpub. LEXIS|d|CA
Cal. Bankr. Ct. Rep.|p
Cal. Comm. Jud. Perform. LEXIS|d|CA
Cal. Comp. Cases|p|US|||Cal. Comp. Cas
Cal. Daily Op. Serv.|d||||Cal. Daily Op. Service
Cal. Dist. Ct.|s|CA
Cal. I.A.C.|p|CA
Cal. Jud. Ethics Op. LEXIS|d|CA
Cal. LEXIS|d|CA
Cal. Law J.|s||1862|1863
Cal. Law J. & Lit. Rev.|s||1862|1863
Cal. Rptr.|s||1959|1991
Cal. Rptr. 2d|s||1992|2003
Cal. Rptr. 3d|s||2003
Cal. Sup.|s|CA|1921|1926|Cal. Sup. (Cal.);Cal. Supp.
Cal. Super. Ct.|s|CA|1921|1926
Cal. Super. LEXIS|d|CA
Cal. Unrep.|s|CA|1855|1910|Cal.Unrep.Cas.
Cal. WCC|p
Call|s|VA|1779|1825|Call (Va.);Call Rep.;Va.(Call)
Cam. & Nor.|s|NC|1800|1804|Cam.& N.;N.C.(Cam.& Nor.);N.C.Conf.;N.C.Conf.Rep.
Can. Com. L. Guide (CCH)|p
Can. Tax Rep. (CCH)|p
Car. L. Rep.|s||1811|1816|Car. Law Repos.;N.C.(Car.L.Rep.)
Carpenter's Report of Burr's Trial|p
Cates.|s|TN
Cent. Law J.|p|US|1874|1927
Chand.|s|WI|1849|1852|Chand.(Wis.);Chandl.
Charlton|s||1846||Charl. R.;Charlet. (Ga.);Charlt.;Charlt. R.M.;Charlton Rep.;Charlton's;Charlton's (Rob't. M.) Rep.
Chase|f|US
Chase's Trial. Append.|p
Chem. Reg. Rep. (BNA)|p
Chest.|s|PA|||Chester Co. Rep.
Chev.|s|SC|1839|1840|Cheves;Cheves L.(S.C.);S.C.L.(Chev.)
Chev. Eq.|s|SC|1839|1840|Chev.Ch.;Cheves Eq.(S.C.);S.C.Eq.(Chev.Eq.)
Chi. Law J.|s||1878|1907
Chi. Leg. News|f|US|1868|1925|Chi.Leg.N.
Chicago Bd. Options Ex. (CCH)|p
Chit. Cr. Law|s|US|||Chit. Cr. L.;Chit. Crim. Law
Cin. L. Bull.|s||||Cin. Law Bul.;Cin. Law Bull.;Cinc. L. Bul.
Cin. Sup. Ct. Rep.|s|OH|||Cin. R.;Cin. Rep.;Cin. S.C. Rep.;Cin. S.C.R.;Cin. Super. (Ohio)
City Hall Rec. (NY)|s||||City H. Rec.;N.Y. City H. Rec.
Cl. Ch.|s|NY|1839|1841|Cl.R.;Clarke;Clarke Ch.;Clarke Ch.(N.Y.)
Cl. Ct.|p|US|1983|1992
Clayton's Notebook|p|DE|1792|1830
Cliff.|f|US
Codd. Dig.|e|US|||Coddington's Digest
Code Rep.|f|US
Coffey|s|CA|1880|1915
Cold.|s|TN|1860|1870|Col.;Coldw.;Tenn.(Cold.)
Cole. & Cai. Cas.|s|NY|1794|1805|C.& C.;Col.& C.Cas.;Col.& Cai.;Col.& Caines Cas.(N.Y.);Cole.& C.Cas.;Cole.& Cai.;Colem.& C.Cas.
Cole. Cas.|s|NY|1791|1800|C.C.;Col.Cas.;Col.Cas.(N.Y.);Cole.Cas.Pr.;Colem.Cas.
Collective Bargaining Negot. & Cont. (BNA)|p
Collier Bankr. Cas.|p|US|||C.B.C.
Collier Bankr. Cas. 2d|p|US|||Collier Bankr. Cas. (MB);Collier Bankr. Cas. 2d (MB)
Colo.|s||1864|1980|Col.
Colo. App.|s|CO|1891|1980
Colo. App. LEXIS|d|CO
Colo. Bankr. Ct. Rep.|p
Colo. Discipl. LEXIS|d|CO
Colo. J.|s|CO|||Colorado Journal
Colo. J. C.A.R.|s|CO
Colo. L. Rep.|s||||Col. L. Rep.;Col. Law Rep.;Colo. Law Rep.;Colo. R.
Colo. LEXIS|d|CO
Colo. N. P.|s|CO|1898|1902
Comm. Fut. L. Rep.|p||||Comm. Fut. L. Rep. (CCH)
Commc'ns Reg. (P & F)|p
Communications Reg. (P&F)|p||||Comm. Reg. (P & F)
Communications Reg. 2d (P&F)|p||||Comm. Reg. 2d (P & F)
Comp. Gen.|f|US
Cong. Index(CCH)|p
Conn.|s||1814||Conn. Rep.
Conn. App.|s|CT|1983
Conn. App. LEXIS|d|CT
Conn. Cir. Ct.|s|CT|1961|1974
Conn. Cir. LEXIS|d|CT
Conn. L. Rptr.|s|CT|1990||CLR
Conn. LEXIS|d|CT
Conn. Super. Ct.|s|CT|1986|1994|CSCR;Conn. Sup.;Ct. Sup.
Conn. Super. Ct.|s|CT|||CSCR;Conn. Sup.;Ct. Sup.
Conn. Super. LEXIS|d|CT
Conn. Supp.|s||1935
Conn. Surr.|s
Connoly|s|NY|||Connoly Sur. Rep.;Connoly Surr. Rep.
Consumer Cred. Guide (CCH)|p
Consumer Prod. Safety Guide (CCH)|p
Cont. App. Dec. (CCH)|p
Cont. Cas. Fed.|f|US|||Cont. Cas. Fed. (CCH)
Cooke|s||1811|1814|Cooke (Tenn.);Tenn. (Cooke)
Coombs' Trial of Aaron Burr|s||1864
Copy. L. Rep. (CCH)|p
Copyright L. Dec. (CCH)|p||||Copr.L.Dec.
Copyright L. Rep. (CCH)|p
Cost Accounting Stand. Guide (CCH)|p
Cow.|s||1823|1829|C.;Cow. Rep.;Cow.N.Y.
Cox. Manual Trade-Mark Cas.|e|US
Crabbe|f|US
Cranch|e|US|1801|1815|Cra.;Cranch (US);Cranch Rep.
Cranch|s|DC|1801|1841|Cranch C.C.;Cranch D.C.;Cranch Rep.;D.C.(Cranch)
Cranch, Pat. Dec.|f|US|1841|1847
Crim. L. Rep. (BNA)|p
Ct. Cl.|p||1863|1982|C. Cls.;C. Cls. R.;Court Cl.;Ct. Cl. R.;Ct. Cl. Rep.;Ct. Cls. R.
Ct. Cl.|p|WV|1941
Ct. Cust.|p|US|1910|1929|Ct. Cust. Appls.;Cust. Ct.
Ct. Int'l Trade|p|US|1980||C.I.T.
Ct. Intl. Trade LEXIS|d||1980
Curt.|f|US
Cush.|s|MA|1848|1853|Cush. Rep.;Cush.(Mass.);Cushing;Mass.(Cush.)
Cust. B. & Dec.|f|US|1967
Cust. Ct.|f|US|1938|1980
Cust. Ct. LEXIS|d|US|1938|1980
D. Chip.|s|VT|1789|1824|Chip.;Chip. Rep.;Chip.(Vt.);Chip.D.;D. Chip. Rep.;D.Chip.(Vt.);D.Chipm.
D. Haw.|f|US|1847
D.A.R.|s||||Daily Journal D.A.R.
D.C.|s||1801|1893
D.C. App.|s|DC
D.C. App. LEXIS|d|DC
D.C. Super. LEXIS|d|DC
DJCAR|p
DNH|f|US
DSD|f|US
DTA|s|US
DTS|s||1998
Daily Journal DAR|s|CA
Daily L.N.|s||||D. L. N.;Daily L.R.;Daily Leg. (Pa.);Daily Leg. News (Pa.)
Daily Lab. Rep. (BNA)|p
Daily Wash. L. Rptr.|s|DC|1971
Dakota|s||1867|1889|Dak.
Dakota LEXIS|d||1867|1889
Dall.|e|US|1790|1880|Dal.;Dal. Rep.;Dall. Rep.;Dall.S.C.;Dallas;Dallas Rep.
Dall.|s|PA|1754|1806|D.;Dal.;Dal. Rep.;Dall. Rep.;Dallas;Dallas Rep.
Dallam|s|TX|1840|1844|Dall.(Tex.);Dall.Dig.;Dallam Dig.(Tex.)
Daly|s|NY|||Daly (N.Y.);Daly's R.
Dana|s|KY|1833|1840|Dan.;Dana Rep.;Ky.(Dana)
Dane, Abr.|e|US|1823
Davis. L. Ct. Cas.|s|MA|1898|1908
Day|s||1802|1813|Day (Conn)
Day.|s|US|1802|1813
Deady|f|US
Dec. Com. Pat.|p||||Dec. Comm'r Pat.
Dec. Comm'r Pat.|f|US
Del.|s||1920|1966|Del. Rep.
Del. C.P. LEXIS|d|DE
Del. Cas.|s||1792|1830
Del. Ch.|s||1814|1968|Del. Ch. Rep.
Del. Ch. LEXIS|d|DE
Del. Co.|s|PA|||Del. Co. Rep.;Delaware Co. Reports
Del. Fam. Ct. LEXIS|d|DE
Del. LEXIS|d|DE
Del. Super. LEXIS|d|DE
Dem. Sur.|s|NY|1879|1888|Dem.Surr.
Dem. Surr.|s|NY|||Dem.
Denio|s|NY|1845|1848|Den.;Denio Rep.
Des.|s|SC|1784|1817|Des. Rep.;Desaus.;Desaus. Rep.;Desaus.Eq.;S.C.Eq.(Des.)
Des. Eq.|s|SC
Dev.|s|NC|1826|1834|Dev. (N. C.);Dev. Rep.;Dev.L.;N.C.(Dev.)
Dev. & Bat.|s|NC|1834|1839|D.& B.;Dev. & Bat. Law;Dev.& B.;Dev.& B.L.;N.C.(Dev.& Bat.)
Dev. & Bat. Eq.|s|NC|1834|1839|D.& B.;Dev.& B.;Dev.& B.Eq.;N.C.(Dev.& Bat.Eq.)
Dev. Eq.|s|NC|1826|1834|Dev.;Dev. Eq. Rep.;Dev. Rep.;N.C.(Dev.Eq.)
Dickinson|s|NJ|1890|1905|Dick. (NJ)
Dill.|f|US
Disney (Ohio)|s|OH|||Dis. R.
Div.|s|AL
Dominion Tax Cas. (CCH)|p
Doug.|s|MI|1843|1847|Doug. Rep.;Doug.(Mich.);Dougl.(Mich.)
Dud.|s|SC|1837|1838|Dud.(S.C.);Dud.L.;Dud.L.(S.C.);S.C.L.(Dud.)
Dud. Eq.|s|SC|1837|1838|Dud.Ch.;Dud.Eq.(S.C.);Dudl.;S.C.Eq.(Dud.Eq.)
Dudley Rep.|s||1830|1835|Dudley (Ga.)
Duer|s|NY|||Duer Super. Ct. Rep.
Duv.|s|KY|1863|1866|Ky.(Duv.)
E.A.D.|f|US
E.D. Pa.|f|US
E.D. Smith|s|NY|1850|1862
E.H. Smith|s|NY|||E.H.Smith's;Smith's (E.H.) Reports;Smiths E.H.
EEOC Compl. Man. (CCH)|p
ERC|p
ERC (BNA)|p|US
Edm. Sel. Cas.|s||1834|1853|Edm.Sel.Ca.;Edm.Sel.Cas.(N.Y.);Edmond
Educ. L. Rep.|p||||Ed. Law Rep.
Edw. Ch.|s|NY|1831|1850|Ed.C.R.;Ed.Ch.;Edw.;Edw. Ch. Rep.;Edw. Rep.;Edw.Ch.(N.Y.)
Empl. Benefits Cas. (BNA)|p
Empl. Coordinator (RIA)|p
Empl. Prac. Dec. (CCH)|p|US|1971||Empl Prac Dec [CCH];Empl. Prac. Dec.
Empl. Prac. Guide (CCH)|p
Empl. Safety & Health Guide (CCH)|p
Employee Benefits Cas. (BNA)|p|US|||Employee Benefits Cas.
Energy Mgmt. (CCH)|p||||Energy Mgt.
Env't Rep. (BNA)|p
Env't Rep. Cas. (BNA)|p
Envtl. L. Rep. (Envtl. Law Inst.)|p||1971||ELR;Envtl. L. Rep.
Exempt Org. Rep. (CCH)|p
F.|f|US|1880|1924|Fed.;Fed.R.;Fed.Rep.
F.2d|f|US|1924|1993|F.(2d);Fed.R.2d;Fed.Rep.2d
F.3d|f|US|1993|2021|Fed.R.3d;Fed.Rep.3d
F.4th|f|US|2021||Fed.R.4th;Fed.Rep.4th
F. App'x|f|US|2001||Fed Appx;Fed. App.
F. Cas.|f|US|1789|1880|F.C.;Fed. Cas.;Fed.Ca.
F. Supp.|f|US|1932|1998
F. Supp. 2d|f|US|1997|2014
F. Supp. 3d|f|US|2014||FS3d
F.C.C.|f|US
F.C.C.2d|f|US
F.L.R.A.|f|US
F.R.D.|p||2001
F.T.C.|f|US
FCC Rcd|f|US
FCDR|p
FED App.|f|US
FERC|f|US
FL|n|FL
FLW Fed|f|US|||Fla. L. Weekly Fed.
FMSHRC|f|US
FPSC|s|FL
Fair Empl. Prac. Cas. (BNA)|p|US|||Fair Empl. Prac. Newsl. (BNA);Fair Empl.Prac.Cas.
Fam. L. Rep. (BNA)|p
Fam. L. Tax Guide (CCH)|p
Fed. Audit Guide (CCH)|p
Fed. Banking L. Rep. (CCH)|p||||Fed. Banking L. Rep.
Fed. Carr. Cas. (CCH)|f|US|1936||Fed. Carr. Cas.
Fed. Carr. Rep. (CCH)|p
Fed. Cl.|p|US|1992
Fed. Cont. Rep. (BNA)|p
Fed. Election Camp. Fin. Guide (CCH)|p
Fed. Energy Reg. Comm'n Rep. (CCH)|p
Fed. Est. & Gift Tax Rep. (CCH)|p
Fed. Ex. Tax Rep. (CCH)|p
Fed. Inc. Gift & Est. Tax'n (MB)|p
Fed. R. Serv.|p||1938||Fed. R. Evid. Serv.;Fed. R. Evid. Serv. (Callaghan);Fed. R. Serv. (Callaghan)
Fed. R. Serv. 2d|p||1938||Fed. R. Evid. Serv. 2d;Fed. R. Serv. 2d (Callaghan)
Fed. R. Serv. 3d|p||1938||Fed. R. Evid. Serv. 3d;Fed. R. Serv. 3d (Callaghan);Fed. R. Serv. 3d (West)
Fed. R. Serv. 2d (West)|p
Fed. Sec. L. Rep. (CCH)|p||||Fed. Sec. L. Rep.
Fed. Sent'g Rep|f|US|||Fed. Sent. R.
Fed. Tax Coordinator Second Series (RIA)|p
Fed. Tax Guide Rep. (CCH)|p
Fire & Casualty Cas.|p||||Fire & Casualty Cas. (CCH)
Fish. Pat. Cas.|f|US
Fish. Pat. Rep.|f|US
Fish. Prize Cas.|f|US|||Fish. Pr. Cas.;Fish. Prize
Fla.|s|FL|1846|1948|Fla. Rep.;Flor.;Florida;Florida Rep.
Fla. App. LEXIS|d|FL
Fla. L. Weekly|s||1978
Fla. L. Weekly Fed. B|p
Fla. L. Weekly Fed. C|p
Fla. L. Weekly Fed. D|p||||Fla. L. Weekly
Fla. L. Weekly Fed. S|f|US|||Fla. L. Weekly
Fla. L. Weekly Supp.|s|FL|1992||Fla. L. Weekly S
Fla. LEXIS|d|FL
Fla. Supp.|s||1948|1981|Fl.S.
Fla. Supp. 2d|s||1983|1992
Flip.|f|US|||Flipp. (F.)
Food Drug Cosm. L. Rep. (CCH)|p
Foster|s||1870|1875
Free. Ch.|s|MS|1839|1843|Fr. Ch.;Fr. Chy.;Freem.;Freem. (Miss.);Freem. Ch.;Freem. Ch. (Miss.)
Fulton County D. Rep.|s|GA
G. & J.|s|MD|1829|1842
G.D.R.|p|US
Ga.|s||1846||Ga. (Kelly);Ga. Rep.;Suppl. Ga.
Ga. App.|s|GA|1907
Ga. App. LEXIS|d|GA
Ga. L. Rep.|s|GA|||Ga. Law Reporter
Ga. LEXIS|d|GA
Gall.|f|US|||Gall. C.C.R.;Gall. Rep.;Gallison;Gallison's Rep.
Georgia Decisions|s|GA
Gibb. Surr.|s|NY|1893|1898
Gibbons|s||||Gibbons (N.Y.)
Gild.|s|NM|1883|1889|Gildersleeve;Gildr.;N.M.(G.);N.M.(Gild.)
Gill|s|MD|1843|1851
Gilm.|s|IL|1844|1849|Gilm.(Ill.);Gilman;Ill.(Gilm.)
Gilmer|s|VA|1820|1821|Gil.;Gilm.;Gilmer (Va.);Va.(Gilmer)
Gilp.|f|US
Goebel|s|OH|||Goebel's Rep.;Ohio Prob.;Ohio Prob. Ct.
Gov't Cont. Rep. (CCH)|p
Gov't Empl. Rel. Rep. (BNA)|p
Grant|s|PA|1814|1863|Gr.;Grant (Pa.);Grant Cas.;Grant Cas.(Pa.);Grant Pa.
Gratt.|s|VA|1844|1880|Gratt.(Va.);Va.(Gratt.)
Gray|s|MA|1854|1860|Gray (Mass.);Mass.(Gray)
Greene|s||1847|1854|Greene G.(Iowa)
Guam|s|US|1955
Guam LEXIS|d|US
Gummere|s|NJ|1915|1922
Gunby|s|LA|1885|1885|Gunby (La.)
H. & G.|s|MD|1826|1829
H. & J.|s||1800|1826|Har. & J.
H. & McH.|s||1770|1799
Hall|s|NY|||Hall R.;Hall Rep.;Hall Super. Ct. Rep.;Hall's R.;Hall's Sup. Court Rep.;Hall's Sup. Ct. R.
Hall, Law J.|f|US|1808|1817
Handy|s|OH|||H.;Han;Hand.;Handy (Ohio)
Handy R.|s|OH
Hard.|s|KY|1805|1808|Hardin;Hardin(Ky.);Ky.(Hard.)
Hard.|s|DE|||Hardes;Hardesty
Harp.|s|SC|1823|1831|Harp.L.;Harp.L.(S.C.);Harper;S.C.L.(Harp.)
Harp. Eq.|s|SC|1824|1824|Harp.;Harp.Eq.(S.C.);Harper;S.C.Eq.(Harp.Eq.)
Harr. Ch.|s||1836|1842|Har.;Har. Ch.;Har. Chy.;Harr.;Harr. (Mich.);Harr. Ch. (Mich.);Harr. Ch. R.;Harring.;Harring. Ch. (Mich.);Harrington
Harrington|s|DE|1832|1855
Hasb.|s|ID
Hask.|f|US
Haskell C.C.|f|US
Haw.|s|HI|1847||H.;H. Rep.;Haw. Rep.;Hawai'i;Hawaii Rep.
Haw. App.|s|HI|1980|1994|Hawaii App.
Haw. App. LEXIS|d|HI
Haw. LEXIS|d|HI|1847
Hawks|s|NC|1820|1826|Hawks Rep.;Hawks(N.C.);N.C.(Hawks)
Hay. & Haz.|s|DC|1841|1862|Havw. & H.;Hayw. & Haz.;Hayw.& H.
Hayw.|s||1789|1806|Hay.;Hay. Rep.;Hayw. (N. C.);Hayw. N. C.;Hayw. Rep.;N.C.(Hayw.)
Hayw.|s|TN|1816|1818|Hayw. Rep.;Hayw.(Tenn.);Hayw.Tenn.;Tenn.(Hayw.)
Hayw. & H.D.C.|f|US|1893|1941|Hay. & H.;Hay. & Haz.;Hayw. & H.
Haz. Reg. Pa.|e|US|1828|1836
Haz. U. S. Reg.|e|US|1839||Haz. Reg. U. S.
Head|s|TN|1858|1860|Head(Tenn.);Tenn.(Head)
Heisk.|s|TN|1870|1879|Heisk.(Tenn.);Tenn.(Heisk.)
Hempst.|s||||Ark. Terr. Rep.;Hemp.
Hen. & M.|s|VA|1806|1810|H.& M.;H.& M.(Va.);Hen.;Hen.& Mun.;Va.(Hen.& M.)
Hill|s|NY|1841|1844|H.;H. Rep.;Hill Rep.;Hill.N.Y.
Hill|s|SC|1833|1837|Hill Law;Hill Rep.;Hill S.C.;S.C.L.(Hill)
Hill & Den.|s|NY|1842|1844|Hill & D.Supp.;Hill & Den.Supp.;Lalor;Lalor Supp.
Hill Eq.|s|SC|1833|1837|Hill;Hill Ch.;Hill Ch. Rep.;Hill Eq.(S.C.);Hill Rep.;Hill S.C.;S.C.Eq.(Hill Eq.)
Hilles' Notebook|p|DE|1792|1830
Hilt.|s|NY|1855|1860
Hoff.|e|US|1853|1858|Hoff. Dec.
Hoff. Ch.|s|NY|1838|1840|Hoff.;Hoff. Ch. Rep.;Hoff.Cha.;Hoff.N.Y.;Hoffm.;Hoffm.Ch.(N.Y.)
Hoff. Land Cas.|f|US|1853|1858
Hoff. Op.|e|US
Holmes|f|US
Hopk. Ch.|s|NY|1823|1826|Hopk. Ch. Rep.
Hopk. Works.|e|US
Hosea's Rep.|s|OH
Hous. & Dev. Rep. (RIA)|p
Houston|s|DE|1855|1893|Houst.;Houston Criminal
How.|e|US|1843|1860|How. Rep.
How. App. Cas.|s|NY|1855|1860
How. N.P.|f|US|||How. N.P. (Mich.);Howell N.P.
How. Pr.|s||1844|1886|How. Pr. Rep.;How. Prac.;How.Prac.(N.Y.);N.Y.Spec.Term R.;N.Y.Spec.Term Rep.
How. Pr. (n.s.)|s||1879|1886
Howard|s|MS|1834|1843|How.;How. Rep.;Howard Rep.;Miss.(Howard)
Howison|s||1850|1851
Hughes|s||1785|1801|Hugh.;Hughes (1877);Ky.(Hughes)
Hum.|s|TN|1839|1851|Hum. Rep.;Humph.;Humph. Rep.;Tenn.(Hum.)
Hun|s|NY
Hun|s|NY
Hunt Mer. Mag.|p|US
I. & N. Dec.|f|US|||I&N;IN Dec.
I.C.C.|f|US
I.C.C.2d|f|US
I.E.R. Cas. (BNA)|p||||BNA IER CAS;I.E.R.;I.E.R. Cas.;IER Cases
I.R.B.|f|US
I.T.R.D. (BNA)|p|US|1980||I.T.R.D.;Int'l Trade Rep. (BNA)
IL|n|IL
IL App (1st)|n|IL
IL App (2d)|n|IL|||IL App (2nd)
IL App (3d)|n|IL|||IL App (3rd)
IL App (4th)|n|IL
IL App (5th)|n|IL
IRS Pos. (CCH)|p
Ida. App. LEXIS|d|ID
Ida. App. Unpub. LEXIS|d|ID
Ida. LEXIS|d|ID
Idaho|s||1982||Ida.
Ill.|s|IL|1849||Ill. Rep.
Ill. 2d|s|IL|1849
Ill. App.|s|IL|1877||Ill. App. Rep.;Ill.A.
Ill. App. 2d|s|IL|1877||Ill.A.2d
Ill. App. 3d|s|IL|1877||Ill.A.3d
Ill. App. LEXIS|d|IL
Ill. App. Unpub. LEXIS|d|IL
Ill. C.C.|s|IL
Ill. Cir. Ct.|s|IL|||Ill. Cir. Ct. Rep.
Ill. Ct. Cl.|s|IL|1889
Ill. Ct. Cl. LEXIS|d|IL
Ill. Dec.|s|IL|1976||Ill.Decs.
Ill. LEXIS|d|IL
Immigr. L. Serv. (West)|p
Ind.|s|IN|1848|1981|Ind.Rep.
Ind. App.|s|IN|1890|1979
Ind. App. LEXIS|d|IN
Ind. App. Unpub. LEXIS|d|IN
Ind. Cl. Comm.|p|US|1948|1973|Ind. Cl. Com.
Ind. Dec.|s|IN
Ind. L. Rep.|s|IN|1881
Ind. L. Rep.|p
Ind. LEXIS|d|IN
Ind. Tax LEXIS|d|IN
Indian Terr.|s||1896|1907|Ind. T.
Indian Terr. LEXIS|d|OK|1896|1907
Inher. Est. & Gift Tax Rep. (CCH)|p
Ins. L. Rep. (CCH)|p
Ins. L.J.|p|US|||Ins Law J.
Int'l Env't Rep. (BNA)|p
Int. Rev. Rec.|f|US
Interior Dec.|f|US
Iowa|s|IA|1855|1968|Ia.;Iowa Rep.
Iowa App. LEXIS|d|IA
Iowa Sup. LEXIS|d|IA
Ired.|s|NC|1840|1852|Ired. Law;Ired. Law Rep.;Ired. Rep.;Ired.L.;Ired.L.(N.C.);N.C.(Ired.)
Ired. Eq.|s|NC|1840|1852|Ired.;Ired. Eq. Rep.;Ired. Rep.;Ired.Eq.(N.C.);N.C.(Ired.Eq.)
J.J. Marsh.|s|KY|1829|1832|J.J.Mar.;J.J.Marsh.(Ky.);Ky.(J.J.Marsh.);Marsh.;Marsh. Rep.;Marsh.(Ky.);Marsh.J.J.
JTS|s||1899
Jeff.|s|VA|||Jeff. (Va.);Jefferson
Johns.|s|NY|1806|1823|J.;J. Rep.;John.;John. Rep.;Johns.Ct.Err.;Johns.N.Y.;Johns.Rep.;Johnson;Johnson Rep.
Johns. Cas.|s|NY|1799|1803|Johns.Cas.(N.Y.)
Johns. Ch.|s|NY|1814|1823|J.Ch.;Johns.;Johns. Ch. Rep.;Johns.(N.Y.);Johns.Ch.(N.Y.);Johns.Ch.Cas.;Johns.Rep.;Johnson;Johnson Rep.
Jones|s|NC|1853|1862|Jones L.;Jones N.C.;N.C.(Jones)
Jones & S.|s|NY|||Jones & Spencer;Jones and Spencer's Super. Ct. Rep.
Jones Eq.|s|NC|1853|1863|Jones;N.C.(Jones Eq.)
Jones Law|s|NC
Jour. Fr. Inst.|p||1826
Jour. Jur.|f|US
Juris P.R.|s|US
Just.|s|PA
Kan.|s||1862||Kan. Rep.;Kans.;Kas.
Kan. App.|s|KS|1895|1901|Kans.App.
Kan. App. 2d|s|KS|1977
Kan. App. LEXIS|d|KS
Kan. App. Unpub. LEXIS|d|KS
Kan. LEXIS|d|KS
Kan. Unpub. LEXIS|d|KS
Kelly|s|GA|1847|1849
Keyes|s|NY|1863|1868
Kirby|s|CT|1785|1789|Kir.;Kirb.
Kulp|s|PA
Ky.|s|KY|1879|1951|Ky. Rep.
Ky. App.|s|KY|1994|2000
Ky. App. LEXIS|d|KY
Ky. App. Unpub. LEXIS|d|KY
Ky. L. Rptr.|s|KY|1880|1908|Ken.L.Re.;Ky. Law Rep.;Ky.L.R.
Ky. L. Summ.|s|KY|1966
Ky. LEXIS|d|KY
Ky. Op.|s|KY|1864|1886|Ken.Opin.
Ky. Unpub. LEXIS|d|KY
L. Ed.|f|US|1790|1956|L.E.;L.Ed.(U.S.);LAW ED;U.S.L.Ed.;U.S.Law.Ed.
L. Ed. 2d|f|US|1956||L.E.2d;U.S.L.Ed.2d
L.R.A (N.S.)|f|US|||L.R.A.N.S.
L.R.A.|f|US
L.R.R.M. (BNA)|p|US|1937||L.R.R.M.
LA|n
LCR|p|MA|1993
LEXIS|d
La.|s||1830|1972|La. Rep.
La. Ann.|s|LA|1846|1900|La. Ann. Rep.
La. App.|s|LA|1924|1932|La.A.
La. App. LEXIS|d|LA
La. App. Unpub. LEXIS|d|LA
La. LEXIS|d|LA
La. Law J.|s||1841|1842
La.App. 1 Cir.|s|LA
La.App. 2 Cir.|s|LA
La.App. 3 Cir.|s|LA
La.App. 4 Cir.|s|LA
La.App. 5 Cir.|s|LA
La.App. 6 Cir.|s|LA
Lab. Arb. Awards (CCH)|p
Lab. Arb. Rep. (BNA)|p
Lab. Cas. (CCH)|p||||Lab.Cas.
Lab. L. Rep. (CCH)|p
Lab. Rel. Rep. (BNA)|p
Lack. L.N.|s|PA|||Lack. Leg.;Lack. Leg. News (P.A.);Lacka. Leg. News
Lack.Jur.|s|PA|||Lac. Jur.;Lack.Jurist
Lanc. L. Rev.|s|PA
Lans.|s|NY|1869|1873
Lans. Ch.|s|NY|1824|1826|L.;L. Rep.;Lans.
Law & Eq. Rep.|f|US|1876|1878
Law J. Q.B.|p||1831|1946|L.J.Q.B.
Law Rep.|s
Law Reporter|s||1839|1848
Law Times (N.S.)|s||1876|1879
Lea.|s|TN
Leg. Int.|s||||Intelligencer;Leg. Intel. or Intell.;Legal Int.;Legal Intel.;Legal Intell.;Legal Intelligencer;Phila. Leg. Int.;Philadelphia Leg. Int.
Leg. Op.|s||||Leg. Ops. (Pa.)
Leg. Rec. Rep.|s|PA|||Leg. Rec.
Legal Gaz.|f|US|||Leg. Gaz.;Leg. Gaz. Rep.
Lehigh|s|PA|||Leh. V.L.R. (Pa.);Lehigh V.L.R.;Lehigh Val. L. Rep.;Lehigh Val. L.R.;Lehigh Val. Law Rep
Leigh|s|VA|1829|1842|Leigh (Va.);Leigh Rep.;Va.(Leigh)
Life. Cas. (CCH)|p
Life. Cas. 2d (CCH)|p
Liquor Cont. L. Rep. (CCH)|p
Liquor Tax Rep.|s||1896|1905
Litt.|s|KY|1822|1824|Ky.(Litt.);Lit.;Lit. Rep.;Litt. Rep.;Litt.(Ky.);Littell;Littell Rep.
Litt. Sel. Cas.|s|KY|1795|1821|Ky.(Lit.Sel.Cas.);Lit.Sel.Ca.;Litt. Sel. Cas. (Ky.)
Liv. Law Mag.|s
Lock. Rev. Cas.|s|NY|1799|1847
Low.|f|US|||Low. Dec.;Low. Dis.;Lowell
Luz. L.R.|s|PA|||Luz. Leg. Reg.;Luz. Leg. Reg. Rep.
M.J.|p|US|1975
M.S.P.B.|f|US
M.S.P.R.|p
M.T.C.A.|p|US
M.T.C.R.|p|US
MDBT|s|MD|2003
MDLR|p|MA
ME|n|ME|1996
ML|s|MT
MP|s|US
MS|n|MS
MSPB|n|US
MT|n|MT
MacA. Pat. Cas.|p||||D.C. (patent);MacArth.;Mc.A. Pat. Cas.
MacArth.|s|DC|1873|1879|D.C.(MacArth.);MacAr.;MacArthur
MacArth. & M.|s|DC|1879|1880|D.C.(MacArth.& M.);MacAr.& M.;MacAr.& Mackey;MacArth.& M.(Dist.Col.);MacArthur & M.
Mackey|s|DC|1863|1892|D.C.(Mackey)
Mann. Unrep. Cas.|s|LA|||Man. Unrep. Cas.;Manning La.;Manning's U.C.;Manning's Unrep. Cases
Mart.|s||1809|1830|Mart. (O. S.);Mart. Rep.
Mart. (N.S.)|s
Mart.|s|NC|1778|1797|Mart. (N. C.);Mart. N. C.;Mart. Rep.;Mart.Dec.;Martin;Martin Rep.;N.C.(Mart.)
Mart. & Yer.|s|TN|1825|1828|M.& Y.;M.& Y.R.;Mart.& Y.;Mart.& Y.(Tenn.);Mart.& Yerg.
Mart. O.S. (La.)|f|US
Marvel|s|DE|1893|1897|Marv.;Marv. (Del.)
Mason C.C.|f|US|||Mas.;Mason;Mason C.C.R.;Mason Circt. Ct. R.;Mason R.;Mason U.S.
Mass.|s||1867||Ma.;Mas.;Mas. Rep.;Mass. (Cush);Mass. R.;Mass. Rep.
Mass. App. Ct.|s|MA|1972||Ma.A.;Mass.App.
Mass. App. Dec.|s||1941|1977
Mass. App. Div.|s||1936
Mass. App. Div. Adv. Sh.|s|MA|1975
Mass. App. Div. LEXIS|d|MA
Mass. App. LEXIS|d|MA
Mass. App. Unpub. LEXIS|d|MA
Mass. L. Rptr.|s||1993||Mass. Law Rep
Mass. LCR LEXIS|d|MA
Mass. LEXIS|d|MA
Mass. Super. LEXIS|d|MA
Mass. Supp.|s||1980|1983
McAll.|f|US|||McAl.;McAll. (Cal.);McAllister U.S. Circ. Court R.
McCahon|s|KS|1858|1868|McCah.
McCanless|s|TN
McCord|s|SC|1821|1828|McCord Rep.;S.C.L.(McCord)
McCord Eq.|s|SC|1825|1827|McCord Ch.;McCord Ch. Rep.;S.C.L.(McCord Eq.)
McCrary's Cir. Ct. Rpts|f|US|||McCrary
McGl.|s|LA|1881|1884|McGloin
McGrath|s|MI|||McGrdath
McLean|f|US
McMul.|s|SC|1840|1842|McMul.L.(S.C.);S.C.L.(McMul.)
McMul. Eq.|s|SC|1840|1842|McMul.Eq.(S.C.);S.C.L.(McMullan Eq.)
Md.|s||1851||Maryland;Maryland Rep.;Md. Rep.
Md. App.|s||1967
Md. App. LEXIS|d|MD
Md. Ch.|s||1841|1853
Md. Cir. Ct. LEXIS|d|MD
Md. LEXIS|d|MD
Md. Law Rec.|s||1878|1889
Md. Tax LEXIS|d|MD
Me.|s|ME|1820|1965|Mai.;Maine;Maine Rep.
Me. LEXIS|d|ME
Me. Super. LEXIS|d|ME
Me. Unpub. LEXIS|d|ME
Med. Devices Rep. (CCH)|p
Media L. Rep. (BNA)|p|US|||Media L. Rep.
Medicare & Medicaid Guide (CCH)|p||||Med & Med GD (CCH)
Meigs|s|TN|1838|1839|Tenn.(Meigs)
Met.|s|KY|1858|1863|Ky.(Met.);Met. Rep.;Metc.;Metc. Rep.;Metc.Ky.
Met.|s|MA|1840|1847|Mass.(Met.);Met. Rep.;Metc.;Metc. Rep.;Metc.Mass.
Mich.|s|MI|1847||M.;Mich. Rep.
Mich. App.|s|MI|1965||Mich. Ct. App.
Mich. App. LEXIS|d|MI
Mich. Ct. Cl.|s|MI|1938|1942
Mich. LEXIS|d|MI
Mich. Lawy.|s||1875|1879
Mich. N.P.|s||||Mich. N.P. R.
Mich. Pr.|s|MI
Miles|s|PA|1825|1842
Mill|s|SC|1817|1818|Const.;Const. Rep.;Const.S.C.;Mill Const.;Mill Const.(S.C.);S.C.L.(Mill)
Miller's Notebook|p|DE|1792|1830
Mills Surr.|s|NY|1899|1917|Mills
Minn.|s|MN|1851|1977|Min.;Min. Rep.;Minn. Rep.
Minn. App. LEXIS|d|MN
Minn. App. Unpub. LEXIS|d|MN
Minn. Dist. LEXIS|d|MN
Minn. LEXIS|d|MN
Minn. Tax LEXIS|d|MN
Minor|s|AL|1820|1826|Min.;Min. Rep.;Minor (Ala.)
Misc.|s||1892|1955|Misc Rep
Misc. 2d|s||1955|2004
Misc. 3d|s||2004
Miss.|s|MS|1851|1966|Mis.;Mis. Rep.;Miss. R.;Miss. Rep.
Miss. App. LEXIS|d|MS
Miss. Dec.|s|MS
Miss. LEXIS|d|MS
Mo.|s|MO|1821|1956|Mo. Rep.
Mo. App.|s||1876|1954|Mo.App.Rep.
Mo. App. LEXIS|d|MO
Mo. LEXIS|d|MO
Monag.|s|PA|1888|1890|Mon.;Mon. Rep.;Mona.;Monaghan;Monaghan(Pa.)
Mont.|s|MT|1868||Mon.;Mt.;State Reptr.
Mont. Dist. LEXIS|d|MT
Mont. LEXIS|d|MT
Mont. Water LEXIS|d|MO
Montg.|s|PA|||Mont'g. Co. L. Rep.;Mont'g. L. Rep.;Montg. (Pa.);Montg. CLR;Montg. Co.;Montg. Co. L. Rep'r;Montg. Co. L.R.;Montg. Co. L.R. (Pa.);Montg. Co. Law Rep'r.
Month. Jur.|s||1878|1879
Month. West. Jur.|s||1875|1877
Morr. Min. Rep.|p|US|||Mor. Min. Rep.;Morr. M.R.;Morr. Min. R.
Morr. St. Cas.|s|MS|1818|1872|Mor. St. Ca.;Mor. St. Cas.;Morris St. Cas.
Morris|s|IA|1839|1846|Mor.Ia.;Morr.
Munf.|s|VA|1810|1820|Munf. Rep.
Mur.|s|NC|1804|1819|Mur. Rep.;Murph.;Murph. Rep.;Murph.(N.C.);N.C.(Mur.)
Mut. Funds Guide (CCH)|p
Myrick|s|CA|1872|1879
N. Chip.|s|VT|1789|1791|Chip.N.;N.Chip.(Vt.);N.Chipm.
N. Mar. I.|s|US|1989
N. Mar. I. Commw.|s|US|1979||N. Mar. I. Commw. Rptr.
N. Mar. I. LEXIS|d|US
N. Y. City H. Rec.|s||1816|1822
N.B.R. (Supp.)|p||||Bankr. Reg. Supp.
N.C.|s||1868||N. C. Rep.;N.C. (Dev. & Bat.)
N.C. App.|s|NC|1968
N.C. App. LEXIS|d|NC
N.C. LEXIS|d|NC
N.D.|s|ND|1890|1953
N.D. App. LEXIS|d|ND
N.D. LEXIS|d|ND
N.E.|r||1884|1936|N.E.Rep.;No.East Rep.
N.E.2d|r||1936|2013
N.E.3d|r||2013
N.H.|s||1816||N. H. Rep.;N.H.R.
N.H.|n|NH|2024
N.H. LEXIS|d|NH
N.H. Super. LEXIS|d|NH
N.J.|s|NJ|1948
N.J. (Manumission)|s|||1875|Blm. Neg.;Bloom. Man.;Bloom. Man. Neg. Cas.;Manum.;Manum. Cas.
N.J. Admin.|s|NJ|1982
N.J. Admin. 2d|s|NJ|1982
N.J. Ch. LEXIS|d|NJ|1830|1948
N.J. Eq.|s||1830|1948
N.J. LEXIS|d|NJ
N.J. Law J.|s
N.J. Misc.|s||1923|1949|N.J.M.
N.J. Misc. LEXIS|d|NJ
N.J. Prerog. Ct. LEXIS|d|NJ
N.J. Sup. Ct. LEXIS|d|NJ
N.J. Super.|s||1948||N.J.S.
N.J. Super. LEXIS|d|NJ
N.J. Super. Unpub. LEXIS|d|NJ
N.J. Tax|s|NJ|1979||N.J. Tax Ct.
N.J.L.|s||1790|1948|N.J.Law
N.J.L.J.|s|NJ
N.L.R.B.|f|US|1935||NLRB Dec. (CCH)
N.M.|s||1852
N.M. (G.)|s|NM|1852|1889|Gild.;Gildersleeve;Gildersleeve (N. Mex.);Gildr.;N.M. (Gild.)
N.M. (J.)|s|NM|||Johnson;Johnson Rep.;N.M. (John.)
N.M. App. LEXIS|d|NM
N.M. App. Unpub. LEXIS|d|NM
N.M. Ct. App.|s|NM|1966||N.M. (Ct. App.)
N.M. LEXIS|d|NM
N.M. St. B. Bull.|s|NM
N.M. Unpub. LEXIS|d|NM
N.M.B.|f|US
N.R.C.|f|US
N.T.S.B.|f|US
N.W.|r||1880|1942|N W. Rep.;No.West Rep.;Northw.Rep.
N.W.2d|r||1942|2023|N. W. (2d);N.W. 2nd
N.W.3d|r||2024
N.Y.|s|NY|1847|1956|N. Y. Rep.;N.Y. (N.Y.S.)
N.Y.2d|s|NY|1956|2004
N.Y.3d|s|NY|2004
N.Y. Ann. Cas.|s|NY|||N.Y. Ann. Ca.;N.Y. Anno. Cas.
N.Y. App. Div. LEXIS|d|NY
N.Y. Ch. Ann.|s|NY|1814|1847|N.Y.Ch.R.Ann.
N.Y. City Ct. Rep.|s|NY
N.Y. Civ. Proc. R.|s|NY|||Civ. Proc. N.S.;Civ. Proc. R.;Civil Proc. R.;N.Y. Civ. Proc. Rep.
N.Y. Civ. Proc. R., (N.S.)|s|NY|||N.Y. Civ. Proc. Rep. (n.s.)
N.Y. Crim.|s||1810|1924|N.Y. Cr. R.;N.Y. Cr. Rep.;N.Y. Crim. R.;N.Y. Crim. Rep.
N.Y. LEXIS|d|NY
N.Y. Leg. Obs.|s||||N. Y. Leg. Ob.;N.Y. Legal Observer
N.Y. Misc. LEXIS|d|NY
N.Y. Proc. Ct. Ass.|s|NY|1664|1701
N.Y. St. Rep.|s||||N.Y. St. R.;N.Y. St. Rep'r;N.Y. St. Rptr.;S. R.;St. Rep.
N.Y. Sup. Ct.|s|NY|1873|1896|N.Y. Super. Ct.;N.Y.Supr.Ct.;N.Y.Suprm.Ct.
N.Y. Super. Ct.|s|NY
N.Y.L.J.|s|NY|||N. Y. Law J.
N.Y.S.|s||1888|1937|N. Y. Supp.;N. Y. Supplement;New York Supp.;New York Supplement
N.Y.S.2d|s||1938
N.Y.S.3d|s||1938
N.Y.S.E. Guide (CCH)|p
NCA|s|NE
NCBC|p|NC
NCBC LEXIS|d|NC
ND|n
ND App|n|ND
NDLR|p||||NDLR (LRP);NDLR (LRP) LEXIS
NLRB No.|n
NM|n|NM|1852
NMCA|n|NM
NMCERT|n|NM
NMSC|n|NM
NV|n|NV
NY Slip Op|s
Nat. Bank. Reg.|p||1867|1882|Bk. Reg.;N. B. R.;N. Bk. R.;N. Bkpt. R.;N. Bkpt. Reg.;Nat. Bankr. Reg.
Navajo Rptr.|f|US|1969
Neb.|s|NE|1860
Neb. (Unof.)|s|NE|1901|1904|Neb. Unoff
Neb. App. LEXIS|d|NE
Neb. Ct. App.|s|NE|1922||Neb App;Neb.App.R.;Neb.C.A.
Neb. LEXIS|d|NE
Neg. Cas. (CCH)|p
Neg. Cas. 2d (CCH)|p
Nev.|s|NV|1865
Nev. Adv. Op. No.|s|NV|||Nev. Adv. Op.;Nev., Advance Opinion;Nev.Ad.Op.
Nev. Adv. Rep.|s|NV|||Nev. Advance Rep.
Nev. LEXIS|d|NV
Nev. Unpub. LEXIS|d|NV
Newb. Adm.|p||||Newb.
Niles Reg.|e|US|1811|1848|Nile, Reg.
Northumb. L.J.|r|US|||Northumb. Legal. J.;Northumberland Co. Leg. Jour;Northumberland L.J.
Nott & McC.|s|SC|1817|1820|N.& Mc.;Nott & M'C.(S.C.);S.C.L.(Nott & McC.)
Nuclear Reg. Rep. (CCH)|p||||Nuclear Reg. Rep.
O. Supp.|s|OH|||Ohio Supp.
O.B.A.J.|s|OK
O.G.|p|US|||O.G. Pat. Off.;Off. Gaz.;Off. Gaz. Pat.;Off. Gaz. Pat. Off.
O.R.W.|f|US
O.S.H. Rep. (BNA)|p
O.S.U.|s|OH|||O.S.C.D.;Oh. S.C.D.;Ohio S.U.;Ohio. Unrept.Cas.
OFCCP Fed. Cont. Compl. Man. (CCH)|p
OK|n
OK AG|n|OK
OK CIV APP|n|OK
OK CR|n|OK
OK JUD ETH|n|OK
OSHA Comp. Guide (CCH)|p
OSHC (BNA)|p||||BNA OSHC
Ohio|s||1821|1851|Ohio Rep.
Ohio|n|OH|2002||OH
Ohio App.|s||1913||App.;O. App.;O.A.R.;Oh. A.;Oh. App.;Ohio App. Rep.
Ohio App. 2d|s||1913||O. App. 2d;O.A.R. 2d;Oh. A. 2d;Oh. App. 2d
Ohio App. 3d|s||1913||O. App. 3d;O.A.R. 3d;Oh. A. 3d;Oh. App. 3d
Ohio App. LEXIS|d|OH|1789
Ohio App. Unrep.|s|OH|1990|1990|Anderson's Ohio App. Cas.
Ohio B.|s|OH|1982|1987|O.B.R.;Ohio B. Rep.
Ohio C.A.|s|OH|1916|1923|O. C. A.;Ohio Ct. App.
Ohio C.C.|s||1885|1901|Jahn;Oh.Cir.Ct.;Ohio C.C.R.;Ohio Cir.Ct.;Ohio Cr.Ct.R.
Ohio C.C. (n.s.)|s||1901|1922|O.C.C.N.S.;Oh.Cir.Ct.N.S.;Ohio C.C.N.S.;Ohio C.C.R.N.S.;Ohio Cir.Ct.(N.S.);Ohio Cir.Ct.R.N.S.
Ohio C.C. Dec.|s|OH|1901|1923|O.C.C.;Ohio Cir.Ct.
Ohio Ch.|s|OH
Ohio Cir. Dec.|s|OH|1885|1901|O.C.D.;Oh.Cir.Dec.;Ohio C.D.;Ohio C.Dec.
Ohio Dec.|s|OH|1894|1920|O.D.;Oh.Dec.;Ohio Dec. Rep.
Ohio Dec. Reprint|s|OH|1840|1873|O.Dec.Rep.;Oh.Dec.(Reprint)
Ohio F. Dec.|f|US|||Ohio F.D.;Ohio Fed. Dec.
Ohio LEXIS|d|OH
Ohio Law Rep.|s||||Ohio L.R.;Ohio Law R
Ohio Law. Abs.|s||1922|1964|Abs;O.L.A.;O.L.Abs.;Ohio Abs.;Ohio L. Abs.;Ohio Law Abst.;Ohio Laws Abs.
Ohio Misc.|s||1962||O.Misc.;Ohio Misc.Dec.
Ohio Misc. 2d|s||1962||O.Misc.2d
Ohio Misc. LEXIS|d|OH|1823
Ohio N.P.|s||1894|1934|O.N.P.;Oh.N.P.;Ohio Nisi Prius;Ohio Nisi Prius Decisions
Ohio N.P. (n.s.)|s||1894|1934|O.N.P.N.S.;Oh.N.P.(N.S).;Ohio N.P.N.S.;Ohio Nisi Prius (N. S.);Ohio Nisi Prius Reports (N. S.);Ohio Nisi Prius [N. S.]
Ohio Op.|s|OH|1934|1982|O.O.;Ohio Ops.
Ohio Op. 2d|s|OH|1934|1982|O.O.2d
Ohio Op. 3d|s|OH|1934|1982|O.O.3d
Ohio St.|s||1840|1964|O.S.;Oh.St.;Ohio St. Rep.;Ohio State
Ohio St. 2d|s||1965|1991|O.S.2d
Ohio St. 3d|s||1991||O.S.3d
Ohio St. (N.S.)|s|OH|1840
Oil & Gas Rep.|p|US|||Oil & Gas;Oil & Gas Reptr.;Oil & Gas Rptr.
Okl Jud.|s|OK|||OK JUD
Okla.|s|OK|1890|1953|Okl.;Okla. Rep.
Okla. Civ. App. LEXIS|d|OK
Okla. Crim.|s|OK|1908|1953|O.Cr.;Okl.Cr.;Okla.;Okla. Cr.;Okla. Cr. Rep.;Okla. Crim. Rep.;Okla. Rep.
Okla. Crim. App. LEXIS|d|OK
Okla. JUD LEXIS|d|OK
Okla. LEXIS|d|OK
Okla. Trib.|s||1979
Olcott|p|US|||Olc.
Oliver's Forms|e|US|1788|1843
Op. Att'y Gen.|f|US|1791|1982
Op. O.L.C.|f|US|1977|1995
Ops.Cal.Atty.Gen.|p|CA
Or.|s||1853||O.;Ore.;Oreg.
Or. App.|s||1969||Or.A.;Ore. App.
Or. Tax|s|OR|1962||OTR;OTR-MD
Ore. App. LEXIS|d|OR
Ore. LEXIS|d|OR
Ore. Tax LEXIS|d|OR
Otto|f|US|1875|1883
Overt.|s||1791|1816|Tenn.(Overt.)
P.|r||1883|1931|P. R.;P. Rep.;PaC.;Pac. Rep.;Pac.R.;Pacific;Pacific Rep.
P.2d|r||1931|2000|P [2d];P. (2d);P. [2nd];P.2;Pac (2d);Pac. (2);Pac. 2d
P.3d|r||2000||P.3
P.C.L.J.|s|CA
P.H.|f|US
P.L.R.|s|US|||P.L. Rep.;Pac. Law Rep.;Pac. Law Reptr.
P.O.R.|p
P.R. Dec.|s|US|1899||D.P.R.
P.R. Fed.|f|US|1900|1924|P.R. Fed. Rep.
P.R. Offic. Trans.|s|US|1978
P.R. Sent.|s|US|1899|1902
P.R.R.|s|US|1899|1978|P.R.;Puerto Rico
P.U.R.|p
P.U.R. (N.S.)|p
P.U.R.3d|p
P.U.R.4th|p||||Pub. Util. Rep. 4th
PA|n
PR App. LEXIS|d|US
PR Sup. LEXIS|d|US
Pa.|s||1845||P.S.R.;Pa.Rep.;Pa.St.;Pa.State;Penn.;Penn.Rep.;Penn.St.;Penn.St.R.
Pa. (Admiralty)|s|PA|1783|1788
Pa. C.|s|PA|1870|1921|P.C.R.;Pa. Co. Ct.;Pa. Co. Ct. Rep.;Pa.C.C.;Pa.Co.Ct.R.;Pa.County Ct.;Penn.Co.Ct.Rep.
Pa. Commw.|s||1970|1994|Pa. Cmwlth;Pa. Commonwealth Ct.;Pa.C.;Pa.Commw.Ct.
Pa. Commw. LEXIS|d|PA
Pa. Commw. Unpub. LEXIS|d|PA
Pa. Corp.|s|PA|||Pa. Corp. R.;Pa. Corp. Rep.
Pa. D.|s|PA|1892|1921|Dist.Rep.;Pa.Dist.;Pa.Dist.R.;Penn.Dist.Rep.
Pa. D. & C.|s||1921||Pa.Dist.& C.Rep.;Pa.Dist.& Co.
Pa. D. & C.2d|s||1921
Pa. D. & C.3d|s||1921
Pa. D. & C.4th|s||1921
Pa. D. & C.5th|s||2006
Pa. Dist. & Cnty. Dec. LEXIS|d|PA
Pa. Fid.|s|PA|1977|1981
Pa. Jud. Disc. LEXIS|d|PA
Pa. Just. L. Rep.|s||1900|1903
Pa. LEXIS|d|PA
Pa. Super.|s|PA|1895|1998|Pa. Super. Ct.;Pa. Superior Ct.;Pa.S.
Pa. Super.|n|PA|1999
Pa. Super. LEXIS|d|PA
Pa. Super. Unpub. LEXIS|d|PA
Pac. Law Mag.|s|US|||P.L.M.;Pacific Law Mag.
Paige Ch.|s|NY|1828|1845|Pai.;Pai.Ch.;Paige;Paige Ch. Rep.;Paige Rep.
Paine|f|US
Park. Cr.|s||||Park. Cr. Rep.;Park. Crim. R.;Park. Crim. Rep.;Parker Cr.;Parker Cr. Rep.;Parker's Cr. R.;Parker's Crim. R.;Parker's Crim. Rep.;Parker, Cr. Cas.;Parker, Cr. R.
Parsons|s|PA
Pat. Trademark & Copyright J. (BNA)|p
Patton & Heath|s|VA|||P. & H.;P.Jr. & H.;Pat. & H.;Patt. & H.;Patt. & H. (Va.);Patt. & Heath R.;Patton & H.;Patton & H. (Va.);Va. (Patt. & Heath)
Pears.|s|PA|1851|1869
Peck|s|TN|1821|1824|Peck (Tenn.);Tenn.(Peck)
Pelt.|s|LA|1917|1924
Pen. & W.|s|PA|1829|1832|P.& W.;P.R.;Penr.& W.
Penn. Law J.|f|US|||Pa. Law J.;Pa. Law J. Rep.;Penn. L. J.;Penn. Law Jour.
Penne.|s|DE|||Penn.;Penn. Del.;Pennew.;Pennewill.
Pennewill|s|DE|1897|1909
Pennyp.|s|PA|1881|1884|Penn.;Penny.;Pennyp.(Pa.)
Pens. & Ben. Rep. (BNA)|p||||Pens. & Benefits Rep. (BNA)
Pens. & Profit Sharing 2d (RIA)|p
Pens. Plan Guide (CCH)|p
Personal and Comm. Liab. Life Health & Accid. Ins. Cas. 2d (CCH)|p
Personnel Mgmt. (BNA)|p
Pet.|e|US|1828|1842|Pet. Rep.;Pet.S.C.;Peters;Peters Rep.
Pet. Adm.|f|US
Pet. C.C.|f|US|||Peters C.C.
Pet. Cir. C.R.|f|US
Phil. Eq.|s|NC|1866|1868|N.C.(Phil.Eq.);Phil.;Phil. Rep.;Phil.Eq.(N.C.);Phill.;Phill. Rep.;Phillips
Phil. Law|s|NC|1866|1868|N.C.(Phil.Law);Phil.;Phil. Rep.;Phil.N.C.;Phill.;Phill. Rep.;Phill.L.(N.C.);Phillips
Phila.|s||||Phila. Rep.
Phila. Ct. Com. Pl. LEXIS|d|PA
Phila. Cty. Rptr. LEXIS|d|PA
Pick.|s|MA|1822|1839|Mass.(Pick.);Pick. Rep.;Pick.(Mass.)
Pickle|s|TN
Pin.|s|WI|1839|1852|Pinn.
Pitts L.J.|s||||Pitt.L.J.;Pitts. Leg. J.;Pitts. Leg. Joor.;Pittsb. L. Rev.;Pittsb. L.J.;Pittsb. Leg. J.;Pittsb. Leg. J. (O. S.);Pittsb. Leg. J. (Pa.);Pittsb. R. (Pa.);Pittsburgh Leg. J.;Pittsburgh Leg. Journal;Pittsburgh Legal Journal
Pitts. Rpts.|s|PA|||Pitts. R.;Pitts. Rep.;Pitts. Rep. (Pa.)
Port.|s|AL|1834|1839|Port. Rep.;Port.(Ala.);Porter;Porter Rep.
Posey|s|TX|||Posey U.C.;Posey's U.C.;Posey, Unrep. Cas.;Tex. Unrep. Cas.
Pow. Surr.|s|NY|1890|1894|Power
Prod. Liab. Rep. (CCH)|p
Prod. Safety & Liab. Rep. (BNA)|p
Pub. Lands Dec.|f|US
Quart. Law J.|s||1856|1859
R.I.|s|RI|1828|1980
R.I. Dec.|s|RI
R.I. LEXIS|d|RI
R.I. Super. LEXIS|d|RI
RICO Bus. Disp. Guide (CCH)|p||1970||RICO Bus. Disp. Guide
Rad. Reg.|p|US|||Rad. Reg. (P & F)
Rad. Reg. 2d (P & F)|p|US
Rand.|s|VA|1821|1828|Rand. Rep.;Va.(Rand.)
Rawle|s|PA|1828|1835|Pa. Rawle;R.;Raw.;Rawle Rep.
Read's Notebook|p|DE|1792|1830
Rec. Co. Ch. (S.C.)|s|SC|1671
Rec. Co. Ct.|s||1671|1680
Rec. V.A. Ct. (R.I.)|p|RI|1716|1752
Redf.|s|NY|1846|1882
Rep. Cont. El.|s|MA|1781|1862
Rep. Cont. Elect. Case.|s|MA|1886|1897|Rep. Cont. Elect. Cas.
Reporter,|f|US
Rice|s|SC|1838|1839|Rice L.(S.C.);S.C.L.(Rice)
Rice Eq.|s|SC|1838|1839|Rice Ch.;S.C.Eq.(Rice.Eq.)
Rich.|s|SC|1846|1868|Rich. Rep.;Rich.L.(S.C.);Rich.Law(S.C.);S.C.L.(Rich.)
Rich. Cas.|s|SC|1831|1832|Rich.Cas.(S.C.)
Rich. Eq.|s|SC|1844|1868|Rich. Eq. Rep.;Rich.Eq.Ch.;S.C.Eq.(Rich.Eq.)
Ridgely's Notebook|p|DE|1792|1830|Ridgely's Notebook I
Ridgely's Notebook II|p|DE|1792|1830
Ridgely's Notebook III|p|DE|1792|1830
Ridgely's Notebook IV|p|DE|1792|1830
Ridgely's Notebook V|p|DE|1792|1830
Ril.|s|SC|1836|1837|Riley;Riley L.(S.C.);S.C.L.(Riley)
Ril. Eq.|s|SC|1836|1837|Ril.;Riley;Riley Ch.;Riley Eq.;Riley Eq.(S.C.);S.C.Eq.(Ril.)
Rob.|s||1841|1846|Rob. Rep.;Rob.La.;Robinson
Rob.|s|VA|1842|1844|Rob. (VA);Rob. Rep.;Rob.Va.;Robinson;Va.(Rob.)
Rob.|s|NY|1863|1868|Robertson's Super. Ct. Rep.
Robards|s|TX|1862|1865|Rob.;Rob. Rep.;Rob.Cons.Cas.(Tex.);Rob.Consc.Cas.;Robard
Robb, Pat. Cas.|f|US|1789|1850
Robb.|s|NJ|1905|1907|Robb. (N.J.);Robbins
Robertson's Report of the Trial of Aaron Burr.|p
Rodney's Notes|p|DE|1792|1830
Root|s|CT|1789|1798
S. & M.|s||1843|1850|Miss. (S. & M. Ch.);Miss.(S.& M.);S.& Mar.;Sm.& M.;Smed.& M.;Smedes & M.;Smedes & M.(Miss.)
S. Ct.|f|US|1882||S. Ct. Rep.;Sup.Ct.;Sup.Ct.Rep.;Supr.Ct.Rep.
S.C.|s||1868||S.C.R.;S.Car.;So.C.;So.Car.;South Car.
S.C. App. LEXIS|d|SC
S.C. App. Unpub. LEXIS|d|SC
S.C. Eq.|s||1784|1868
S.C. LEXIS|d|SC
S.C. Unpub. LEXIS|d|SC
S.C.D.C. (N.S.)|f|US
S.C.L.|s||1783|1868|S.C.L. (Mill Const.)
S.D.|s||1890|1976|S.Dak.
S.D. LEXIS|d|SD
S.E.|r||1887|1939|S. E. Rep.
S.E.2d|r||1939||S. E. (2d)
S.T.B.|f|US
S.W.|r||1886|1928|S. W. Rep.;S.W. Series
S.W.2d|r||1928|1999|S. W. (2d);S. W. 2d Series.;S. W., Second Series,
S.W.3d|r||1999
SCDB|s|US|1791
SD|n
SEC Accounting R. (CCH)|p
SEC Docket|p
SEC Jud. Dec.|p
Sadler|s|PA|1885|1888|Pa.Cas.;Sad.Pa.Cas.;Sad.Pa.Cs.;Sadl.;Sadler(Pa.)
San Fran. Law J.|s||1877|1878
Sand. Ch.|s|NY|1843|1847|Sand. Ch. Rep.;Sand.Chy.;Sandf.Ch.;Sandf.Ch.(N.Y.);Sandf.Chy.
Sandf.|s|NY|||Sandf. Rep.;Sandford Super. Ct. Rep.
Sarat. Ch. Sent.|s|NY|1841|1847|Ch.Sent.;Ch.Sent.(N.Y.);N.Y.Ch.Sent.;Sar.Ch.Sen.
Sawy.|f|US|||Saw.;Sawyer Circt.;Sawyer U.S. Ct. Rep.
Scam.|s|IL|1832|1843|Ill. (Scam);Sc.;Scam. Rep.
Sch. Reg.|s|PA|1770||Schuy. Reg.
Sec. & Fed. Corp. L. Rep. (West)|p
Sec. Reg. & L. Rep. (BNA)|p
Secured Transactions Guide (CCH)|p
Seld. Notes|s|NY|1852|1854
Serg. & Rawle|s|PA|1814|1828|Serg. & Rawl.;Serg.& R.;Serg.& Raw.
Shan.|s|TN
Shan. Cas.|s||||Tenn. Cas.
Shipping Reg. (P & F)|p
Sickels|s||||Sick.
Sil. (Sup. Ct.)|s|NY|||Silvernail
Silv. Ct. App.|s|NY|1886|1892
Silv. Sup.|s|NY|1884|1890
Smith & H.|s||||Smith;Smith (TN);Smith (Tenn.)
Smith (N. H.)|s|NH|1796|1815|Smith's N. H. Reports
Sneed|s|KY|1801|1805|Ken.Dec.;Ky.(Sneed);Sneed (Ky);Sneed Dec.
Sneed|s|TN|1853|1858|Tenn.(Sneed)
So.|r||1886|1941|So. Rep.;So. Reporter;Sou.;Sou. Rep.;South;South. Rep.
So. 2d|r||1941|2008|(So. 2nd);S. (2nd);So (2nd);So. (2d Series);So. (2d);So. (2nd Series);So. 2nd;So. Rep. 2d;Sou. (2nd);South.2d
So. 3d|r||2008||So. Rep. 3d;South.3d
Soc. Sec. Rep. (CCH)|p
Som. L.J.|s|PA|||Som.;Som. Leg. J. (Pa.);Somerset L.J.
Speers|s||1842|1844|S.C.L.(Speers);Sp.;Spears;Speers L.(S.C.)
Speers Eq.|s|SC|1842|1844|S.C.Eq.(Speers Eq.);Sp.;Sp.Ch.;Spear Ch.;Spear Eq.;Spears;Spears Eq.;Speers;Speers Eq.(S.C.)
Sprague|p|US|||Spr.
St. & Loc. Tax Serv. (RIA)|p
St. Tax Guide (CCH)|p
St. Tax Rep. (CCH)|p
Stand. Fed. Tax Rep. (CCH)|p
State Rptr.|s|MT|1945||Mont. St. Rep.;St. Rep.
Stew.|s|AL|1827|1831|Stew. Rep.;Stewart
Stew. & P.|s|AL|1831|1834
Stock.|s|NJ|||B Stockton
Storey|s|US|||Sto.;Sto. Rep.
Story|f|US|||Story Rep.
Strob.|s|SC|1846|1850|S.C.L.(Strob.);Strobh.L.(S.C.)
Strob. Eq.|s|SC|1846|1850|S.C.Eq.(Strob.Eq.);Strob.Eq.(S.C.)
Sumn.|f|US|||Sum.;Sumn. Rep.
Super. Ct. (R.I.)|s|RI
Super. Ct. Jud.|s|MA|1761|1776
Swan|s|TN|1851|1853|Tenn.(Swan)
Sweeny|s|NY|||Sweeney Super. Ct. Rep.
Syllabi|s||1876|1879
T.B. Mon.|s|KY|1824|1828|Ky.(T.B.Monroe);Mon.;Mon. Rep.;Mon.T.B.;T.B.Mon.(Ky.)
T.C.|p|US|1942||T.C. at;T.Ct;UNITED STATES TAX COURT REPORT;UNITED STATES TAX COURT REPORTS
T.C. Memo.|n|US|1942
T.C. No.|n|US|1942
T.C. Summary Opinion|n|US|1942
T.C.A.|s|US|1995
T.C.M.|p|US|1942||T.C.M. (CCH);T.C.M. (P-H);T.C.M. (RIA)
T.C.M. (RIA)|p|US|1924||RIA TM
TN WC|n|TN|2014
TN WC App.|n|TN|2014
TNT|p
TSPR|s|US
Taney|f|US|1836|1861
Tapp. Rep.|s|OH|1816|1819
Tax Ct. Mem. Dec. (CCH)|p|US|1900||CCH Tax Ct. Mem.
Tax Ct. Memo LEXIS|d|US|1924
Tax Ct. Rep. (CCH)|p
Tax Ct. Rep. Dec. (RIA)|p
Tax Ct. Summary LEXIS|d|US|1924
Tax Treaties (CCH)|p
Tay.|s|NC|1798|1802|N.C.(Tay.);Tay.J.L.;Tay.N.C.;Tayl.N.C.;Taylor
Taylor|s|NC|1816|1818|N.C.(Taylor);N.C.T.Rep.;N.C.Term.R.;N.C.Term.Rep.
Teiss.|s|LA|1903|1917|La.App.(Orleans);Teissier
Tenn.|s||1870|1971|Ten.;Ten. Rep.;Tenn. Rep.
Tenn. App.|s|TN|1925|1971
Tenn. App. LEXIS|d|TN
Tenn. Ch. App.|s|TN|||Tenn. Chancery App.
Tenn. Ch. App. LEXIS|d|TN
Tenn. Ch. R.|s|TN|||Coop. Chy.;Tenn. Chancery
Tenn. Crim. App.|s|TN|1967|1971
Tenn. Crim. App. LEXIS|d|TN
Tenn. LEXIS|d|TN
Tenn. Leg. Rep.|s||1877|1879|Leg. Rep.
Terry|s|DE|||Ter.;Ter. Rep.
Tex.|s|TX|1846|1962|Supp. Tex.;Tex. Rep.;Tex.S.Ct.;Texas;Texas Rep.
Tex. App. LEXIS|d|TX
Tex. Bus.|n|TX|2024||Tex. Bus. Ct.
Tex. Civ. App.|s|TX|1892|1911
Tex. Crim.|s|TX|1891|1962|Tex. Cr. R.;Tex.Cr.;Tex.Cr.App.;Tex.Crim.Rep.;Texas Cr. Rep.;Texas Crim. Rep.
Tex. Crim. App. LEXIS|d|TX|1841
Tex. Crim. App. Unpub. LEXIS|d|TX
Tex. Ct. App.|s|TX|1876|1891|Tex.Ct.App.R.
Tex. L. R.|s||1844|1885
Tex. LEXIS|d|TX
Tex. Law J.|s||1877|1882
Tex. Sup. Ct. J.|s|TX|1957||Tex. Sup. J.
Tex.Bankr.Ct.Rep.|p
Thomp. & Cook|s|NY|1873|1875
Thompson|s|TN|||Thomp. Cas.;Unrep. Tenn. Cas.
Tiess.|s|LA
Tiffany|s|NY|||Tiff
Trade Cas. (CCH)|p||1914||Trade Cas.;Trade Cases
Trade Reg. Rep. (CCH)|p||1914
Trans. App.|s|NY|1867|1868
Tread.|s|SC|1812|1816|S.C.L.(Tread.)
Tread.|s|SC|||Tread. Const.;Treadway Const. (S.C.)
Treas. Dec.|p
Treas. Dec. Int. Rev.|f|US
Tuck. & Cl.|s|DC|1892|1893|D.C.(Tuck.& Cl.);Tuck.;Tuck.& C.
Tuck. Surr.|s|NY|1870|1870
Tyl.|s|VT|1800|1803|Tyler
Tyng|s|MA|1806|1822|Mass.(Tyng)
U. S. Law J.|f|US
U.C.C. Rep. Serv. (West)|p|||1986|U.C.C. Rep. Serv.;U.C.C. Rep. Serv. (Callaghan)
U.C.C. Rep. Serv. 2d (West)|p||1986||U.C.C. Rep. Serv. 2d;U.C.C. Rep. Serv. 2d (Callaghan)
U.S.|f|US|1754||U. S. R.;U. S. Rep.;U.S.S.C.Rep.;USSCR
U.S. (Apx.)|f|US|||U.S. Appx.
U.S. App. D.C.|s||1941
U.S. App. LEXIS|d|US
U.S. CMCR LEXIS|d|US
U.S. Claims LEXIS|d|US|1982||U.S. Cl. Ct. LEXIS
U.S. Commerce Ct. LEXIS|d|US|1910|1913
U.S. Ct. Cl. LEXIS|d|US|1856
U.S. Dist. LEXIS|d|US
U.S. LEXIS|d|US
U.S. Law Int.|f|US
U.S. Tax Cas. (CCH)|p|US|1900||USTC
U.S. Tax Ct. LEXIS|d|US|1924
U.S. Tax Rep. (RIA)|p
U.S. Vet. App. LEXIS|d|US|1990||U.S. App. Vet. Claims LEXIS
U.S.L.W.|p|US|1933
U.S.L.W. (BNA)|p
U.S.P.Q. (BNA)|p|US|1913|1987|U.S.P.Q.
U.S.P.Q. 2d (BNA)|p|US|1987||U.S.P.Q.2d
USCMA|p|US
UT|n|UT
UT App|n|UT|||UT Ct. App.;Utah App;Utah Ct. App.
Unemployment Ins. Rep.|p||||CCH Unemployment Ins. Rep.;Unempl. Ins. Rep. (CCH);Unemployment Ins. Rep. (CCH)
Union Lab. Rep. (BNA)|p
Utah|s|UT|1851|1974
Utah 2d|s|UT|1851|1974
Utah Adv. Rep.|s||1987
Utah App. LEXIS|d|UT
Utah LEXIS|d|UT
Util. L. Rep. (CCH)|p||||Util. L. Rep.
V.I.|s|US|1917
V.I. LEXIS|d|US
V.I. Supreme LEXIS|d|US
VT|n
Va.|s||1880||V.;Va. Leigh;Va. Rep.;Virg.
Va. App.|s|VA|1985
Va. App. LEXIS|d|VA
Va. Cas.|s|VA|1789|1826
Va. Ch. Dec.|s||1789|1799|Wy.;Wythe;Wythe (Va.);Wythe Ch. (Va.);Wythe's R.;Wythe's Rep.
Va. Cir.|s
Va. Cir. LEXIS|d|VA
Va. Col. Dec.|p|VA|1600
Va. Dec.|s|VA
Va. LEXIS|d|VA
Va. Law J.|s|VA|||Vir. L.J.
Va. Law Rep.|s|VA
Va. Unpub. LEXIS|d|IN
Van Ness|s|US
Vaux|s||1846|1846
Vet. App.|p|US|1990
Vroom|s|NJ|||Vr.;Vroom (N.J.)
Vroom (G.D.W)|s|NJ
Vroom (P.D.)|s|NJ
Vt.|s||1826||V.R.;Verm.;Verm. Rep.;Vt. Rep.
Vt. LEXIS|d|VT
Vt. Super.|s|VT
Vt. Super. LEXIS|d|VT
Vt. Unpub. LEXIS|d|VT
W. Va.|s||1864||W.V.;West Va.
W. Va. LEXIS|d|WV
W.L.B.|s|OH|||Ohio W.L. Bull.;W.L. Bull.;Weekly L. Bull.;Weekly Law Bulletin;Weekly Law Bulletin (Ohio)
W.L.J.|f|US|||West. Law J.
W.L.M.|f|US|||W.L. Monthly;West Law Month.
W.N.C.|s||1874|1899|W.N.C. (Pa.);Wkly. N.C;Wkly. Notes Cas.;Wkly. Notes Cas. (Pa.)
W.W. Harr.|s|DE|||Harr.;Harr. Rep.;W.W. Harr. Del;W.W.H
WI|n|WI
WI App|n|WI
WL|d
WY|n||||WYO
Wage & Hour Cas. (BNA)|p||||Wage & Hour Cas.
Wage & Hour Cas.2d (BNA)|p||||Wage & Hour Cas. 2d
Wage Hour & Leave Rep. (BNA)|p
Walk.|s|PA|1855|1885|Walk.Pa.;Walker
Walk. Ch.|s
Walker|s||1818|1832|Miss.(Walker);Walk.;Walk.Miss.
Walker|s|PA|1849|1887
Wall.|e|US|1863|1874|Wall.Rep.;Wall.S.C.;Wallace R.
Wall.|f|US|1863|1874|Wall. C.C;Wall. Cir. Ct.
Wall. Jr.|f|US|||Wall. Jr. C.C.;Wallace, Jr., Rept.
Wall. Jr. Append.|p
Ware|f|US
Wash.|s||1790|1796|Va.(Wash.);Wash. (VA);Wash. Rep.;Wash.Va.
Wash.|s|WA|1889||W.;W.St.;Wa.;Wash. Rep.;Wash.St.;Wn
Wash. 2d|s|WA|1889|2023|W.2d;Wa.2d;Wn. 2d
Wash. 3d|s|WA|2023||Wa.3d;Wn.3d
Wash. App.|s|WA|1969||W.App.;Wa.A.;Wn. App.
Wash. App. 2d|s|WA|1969||Wn. App. 2d
Wash. App. LEXIS|d|WA
Wash. C. C.|f|US|||Wash. C. C. Rep.
Wash. Co.|s|PA|||Wash. Co (Pa.);Wash. Co. R.;Wash. Co. Rep.;Wash. Co. Repr.
Wash. LEXIS|d|WA
Wash. Terr.|s||1854|1888|Allen;W.T.;W.Ty.R.;Wash.;Wash. Rep.;Wash.T.;Wash.Ter.;Wash.Ter.N.S.;Wash.Ty.;Wn. Terr.
Wash. Terr. LEXIS|d|WA|1854|1889
Watts|s|PA|1832|1840|Wa.;Watts Rep.;Watts(Pa.)
Watts & Serg.|s|PA|1841|1845|W. & S.;Watts & S.
Week. Law Gaz.|s||||Wkly. Law Gaz.;Wkly. Law Gaz. No.
Week. No.|s|PA|1874|1899|Week. Notes Cas.
Wells' Notebook|p|DE|1792|1830
Wend.|s|NY|1828|1841|W.;Wend. Rep.;Wend.(N.Y.);Wendell;Wendell Rep.
West Coast Rep.|f|US|||West Co. Rep.
West. Jur.|f|US
Whart.|s|PA|1835|1841|Wh.;Wh. Rep.;Whar.;Whar. Rep.;Whart. Rep.;Whart.Pa.;Wharton
Whart. Hom.|s
Whart. St. Tr.|s
Wheat.|e|US|1816|1827|Wheat. Rep.;Wheaton;Wheaton Rep.
Wheel. Cr. Cas.|s||1791|1825|Wheeler, Cr. Cas.;Wheeler, Crim. Cas.
White & W.|s|TX|1876|1883|Tex.A.Civ.;Tex.A.Civ.Cas.;Tex.App.;Tex.C.C.;Tex.Civ.Cas.;Tex.Ct.App.Dec.Civ.;W.& W.;White & W.(Tex.);White & W.Civ.Cas.Ct.App.;Wi.& Will.
Will.|s|MA|1804|1805|Mass.(Will.);Will.Mass.;Williams
Willson|s|TX|1883|1892|Willson Rep.
Wilson|s||||Wils. Oreg.
Wilson|s|MN|||Wils. Minn.
Wilson|s|IN|||Wils. Ind.;Wils. Super. (Ind.)
Wilson's Red Book|p|DE|1792|1830
Win.|s|NC|1863|1864
Wis.|s||1853||W.;W.R.;Wis. Rep.
Wis. 2d|s||1853||W.2d
Wisc. App. LEXIS|d|WI
Wisc. Cir. LEXIS|d|WI
Wisc. LEXIS|d|WI
Wkly. Dig.|f|US|||N. Y. Wkly. Dig.
Woodb. & M.|f|US|||Wood. & Minot
Woods|f|US|||Woods C.C.
Woolw.|f|US|||Wool.;Woolw. Rep.;Woolworth;Woolworth's Cir. Ct. R.
Woolw.|s||||Woolw. Rep.
Wright|s|OH|1831|1834
Wyo.|s|WY|1870|1959|W.;Wy.
Wyo. LEXIS|d|WY
Yates Sel. Cas.|s|NY|1809|1809|Yates;Yates Sel.Cas.(N.Y.)
Yeates|s|PA|1791|1808|Y.;Yea.;Yeates Rep.
Yer.|s|TN|1828|1837|Tenn.(Yer.);Yer. Rep.;Yerg.;Yerg. Rep.;Yerg.(Tenn.)
York|s|PA|||York Leg. Rec.;York Leg. Rec. (Pa.);York Leg. Record;York Legal Record
U.S.L.W.|p|US|1931
`;
