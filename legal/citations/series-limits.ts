// What is certain about the long series: the year of the oldest decision one may hold, and for closed ones the last volume and
// the last year, with some slack for cases that were decided before or printed after. Only these may make a citation
// "impossible", because a real one must never be called so: a series that is not here has no limits. Open series have none
// upwards except a ceiling that no pace of printing reaches (volumes at the end of 2024, and thrice the yearly pace since).
export type SeriesLimits = {
  firstYear: number;
  lastVolume?: number;
  lastYear?: number;
  /** Open: about how many volumes there were at the end of 2024, and how many a year at most since. */
  open?: { volumes: number; yearly: number };
};

const SLACK = 2;
const closed = (firstYear: number, lastYear: number, lastVolume: number): SeriesLimits => ({ firstYear, lastYear, lastVolume });
const open = (firstYear: number, volumes: number, yearly: number): SeriesLimits => ({ firstYear, open: { volumes, yearly } });

const LIMITS: Record<string, SeriesLimits> = {
  'U.S.': open(1754, 610, 10),
  'S. Ct.': open(1880, 146, 2),
  'L. Ed.': closed(1754, 1956, 100),
  'L. Ed. 2d': open(1955, 225, 12),
  'F.': closed(1879, 1925, 300),
  'F.2d': closed(1923, 1994, 999),
  'F.3d': closed(1992, 2022, 999),
  'F.4th': open(2020, 130, 120),
  'F. Supp.': closed(1931, 1999, 999),
  'F. Supp. 2d': closed(1996, 2015, 999),
  'F. Supp. 3d': open(2013, 780, 220),
  "F. App'x": closed(2000, 2022, 861),
  'F. Cas.': closed(1754, 1882, 31),
  'F.R.D.': open(1937, 350, 30),
  'B.R.': open(1978, 680, 60),
  'Fed. Cl.': open(1991, 180, 30),
  'Cl. Ct.': closed(1981, 1993, 27),
  'T.C.': open(1941, 165, 12),
  'A.': closed(1884, 1939, 200),
  'A.2d': closed(1937, 2011, 999),
  'A.3d': open(2009, 335, 100),
  'N.E.': closed(1883, 1937, 200),
  'N.E.2d': closed(1935, 2014, 999),
  'N.E.3d': open(2012, 260, 80),
  'N.W.': closed(1878, 1943, 300),
  'N.W.2d': closed(1940, 2024, 999),
  'N.W.3d': open(2022, 20, 60),
  'P.': closed(1882, 1932, 300),
  'P.2d': closed(1930, 2001, 999),
  'P.3d': open(1999, 570, 80),
  'S.E.': closed(1886, 1940, 200),
  'S.E.2d': { firstYear: 1938, lastVolume: 999 },
  'S.W.': closed(1885, 1929, 300),
  'S.W.2d': closed(1927, 2000, 999),
  'S.W.3d': open(1998, 710, 90),
  'So.': closed(1886, 1942, 200),
  'So. 2d': closed(1940, 2009, 999),
  'So. 3d': open(2007, 405, 80),
  'Cal.': closed(1849, 1935, 220),
  'Cal. 2d': closed(1933, 1970, 71),
  'Cal. 3d': closed(1968, 1992, 54),
  'Cal. 4th': closed(1990, 2017, 63),
  'Cal. 5th': open(2015, 18, 8),
  'Cal. App.': closed(1904, 1935, 140),
  'Cal. App. 2d': closed(1933, 1970, 276),
  'Cal. App. 3d': closed(1968, 1992, 235),
  'Cal. App. 4th': closed(1990, 2017, 248),
  'Cal. App. 5th': open(2015, 110, 40),
  'Cal. Rptr.': closed(1958, 1992, 286),
  'Cal. Rptr. 2d': closed(1990, 2004, 135),
  'Cal. Rptr. 3d': open(2002, 330, 50),
  'N.Y.S.': closed(1887, 1939, 300),
  'N.Y.S.2d': closed(1936, 2016, 999),
  'N.Y.S.3d': open(2013, 225, 60),
  'N.Y.2d': closed(1954, 2004, 100),
  'A.D.2d': closed(1954, 2005, 309),
  'Ill. App. 2d': closed(1953, 1973, 133),
};

export function limitsOf(reporter: string): SeriesLimits | undefined {
  return LIMITS[reporter];
}

/** The highest volume that can exist in `thisYear`; undefined: nothing certain. */
export function highestVolume(reporter: string, thisYear: number): number | undefined {
  const limits = LIMITS[reporter];
  if (limits?.lastVolume) return limits.lastVolume;
  return limits?.open && limits.open.volumes + limits.open.yearly * Math.max(1, thisYear - 2024);
}

/** The first and last year a decision in the series may have; undefined where nothing is certain. */
export function yearsOf(reporter: string): { first: number; last: number | undefined } | undefined {
  const limits = LIMITS[reporter];
  return limits && { first: limits.firstYear - SLACK, last: limits.lastYear && limits.lastYear + SLACK };
}
