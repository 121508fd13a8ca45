// Reliable limits of the long series: the year of the oldest decision and, for closed series, the
// last volume and year, with slack for cases decided earlier or printed later. Only these limits
// can make a citation "impossible", because a real one must never be called that: a series that is
// not listed has no limits. For open series the only upper limit is a generous ceiling: the volumes
// at the end of 2024 plus three times the usual number per year since then.
export type SeriesLimits = {
  firstYear: number;
  lastVolume?: number;
  lastYear?: number;
  /**
   * For open series: the approximate number of volumes at the end of 2024, and the maximum per year
   * since.
   */
  open?: { volumes: number; yearly: number };
};

const SLACK_YEARS = 2;
const closedSeries = (firstYear: number, lastYear: number, lastVolume: number): SeriesLimits => ({
  firstYear,
  lastYear,
  lastVolume,
});
const openSeries = (firstYear: number, volumes: number, yearly: number): SeriesLimits => ({
  firstYear,
  open: { volumes, yearly },
});

const LIMITS: Record<string, SeriesLimits> = {
  'U.S.': openSeries(1754, 610, 10),
  'S. Ct.': openSeries(1880, 146, 2),
  'L. Ed.': closedSeries(1754, 1956, 100),
  'L. Ed. 2d': openSeries(1955, 225, 12),
  'F.': closedSeries(1879, 1925, 300),
  'F.2d': closedSeries(1923, 1994, 999),
  'F.3d': closedSeries(1992, 2022, 999),
  'F.4th': openSeries(2020, 130, 120),
  'F. Supp.': closedSeries(1931, 1999, 999),
  'F. Supp. 2d': closedSeries(1996, 2015, 999),
  'F. Supp. 3d': openSeries(2013, 780, 220),
  "F. App'x": closedSeries(2000, 2022, 861),
  'F. Cas.': closedSeries(1754, 1882, 31),
  'F.R.D.': openSeries(1937, 350, 30),
  'B.R.': openSeries(1978, 680, 60),
  'Fed. Cl.': openSeries(1991, 180, 30),
  'Cl. Ct.': closedSeries(1981, 1993, 27),
  'T.C.': openSeries(1941, 165, 12),
  'A.': closedSeries(1884, 1939, 200),
  'A.2d': closedSeries(1937, 2011, 999),
  'A.3d': openSeries(2009, 335, 100),
  'N.E.': closedSeries(1883, 1937, 200),
  'N.E.2d': closedSeries(1935, 2014, 999),
  'N.E.3d': openSeries(2012, 260, 80),
  'N.W.': closedSeries(1878, 1943, 300),
  'N.W.2d': closedSeries(1940, 2024, 999),
  'N.W.3d': openSeries(2022, 20, 60),
  'P.': closedSeries(1882, 1932, 300),
  'P.2d': closedSeries(1930, 2001, 999),
  'P.3d': openSeries(1999, 570, 80),
  'S.E.': closedSeries(1886, 1940, 200),
  'S.E.2d': { firstYear: 1938, lastVolume: 999 },
  'S.W.': closedSeries(1885, 1929, 300),
  'S.W.2d': closedSeries(1927, 2000, 999),
  'S.W.3d': openSeries(1998, 710, 90),
  'So.': closedSeries(1886, 1942, 200),
  'So. 2d': closedSeries(1940, 2009, 999),
  'So. 3d': openSeries(2007, 405, 80),
  'Cal.': closedSeries(1849, 1935, 220),
  'Cal. 2d': closedSeries(1933, 1970, 71),
  'Cal. 3d': closedSeries(1968, 1992, 54),
  'Cal. 4th': closedSeries(1990, 2017, 63),
  'Cal. 5th': openSeries(2015, 18, 8),
  'Cal. App.': closedSeries(1904, 1935, 140),
  'Cal. App. 2d': closedSeries(1933, 1970, 276),
  'Cal. App. 3d': closedSeries(1968, 1992, 235),
  'Cal. App. 4th': closedSeries(1990, 2017, 248),
  'Cal. App. 5th': openSeries(2015, 110, 40),
  'Cal. Rptr.': closedSeries(1958, 1992, 286),
  'Cal. Rptr. 2d': closedSeries(1990, 2004, 135),
  'Cal. Rptr. 3d': openSeries(2002, 330, 50),
  'N.Y.S.': closedSeries(1887, 1939, 300),
  'N.Y.S.2d': closedSeries(1936, 2016, 999),
  'N.Y.S.3d': openSeries(2013, 225, 60),
  'N.Y.2d': closedSeries(1954, 2004, 100),
  'A.D.2d': closedSeries(1954, 2005, 309),
  'Ill. App. 2d': closedSeries(1953, 1973, 133),
};

export function findSeriesLimits(reporter: string): SeriesLimits | undefined {
  return LIMITS[reporter];
}

/** The highest volume that can exist in `thisYear`; undefined if unknown. */
export function findHighestVolume(reporter: string, thisYear: number): number | undefined {
  const limits = LIMITS[reporter];
  if (limits?.lastVolume) return limits.lastVolume;
  return limits?.open && limits.open.volumes + limits.open.yearly * Math.max(1, thisYear - 2024);
}

/** The first and last year of decisions in the series; undefined if unknown. */
export function findSeriesYears(
  reporter: string,
): { first: number; last: number | undefined } | undefined {
  const limits = LIMITS[reporter];
  return (
    limits && {
      first: limits.firstYear - SLACK_YEARS,
      last: limits.lastYear && limits.lastYear + SLACK_YEARS,
    }
  );
}
