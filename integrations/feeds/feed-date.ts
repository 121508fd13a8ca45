import { toIsoDay } from '#lib/dates.ts';
// Parses dates as they occur in feeds: RFC 822 with two-digit years and zone names, W3C dates,
// database and asctime formats, and handwritten ones. Nonexistent calendar days are rejected. `day`
// is the publisher's local date, not the date in UTC.

export type FeedDate = {
  /** "2026-11-15", as written. */
  day: string;
  instant: Date;
};

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
/** Hours from UTC. Military letters count as UTC, as RFC 2822 advises. */
const ZONES: Record<string, number> = {
  ut: 0,
  utc: 0,
  gmt: 0,
  z: 0,
  wet: 0,
  est: -5,
  edt: -4,
  et: -5,
  cst: -6,
  cdt: -5,
  ct: -6,
  mst: -7,
  mdt: -6,
  mt: -7,
  pst: -8,
  pdt: -7,
  pt: -8,
  akst: -9,
  akdt: -8,
  hst: -10,
  ast: -4,
  adt: -3,
  chst: 10,
  bst: 1,
  west: 1,
  cet: 1,
  cest: 2,
  met: 1,
  mest: 2,
  eet: 2,
  eest: 3,
  msk: 3,
  ist: 5.5,
  jst: 9,
  kst: 9,
  aest: 10,
  aedt: 11,
};

const TIME = String.raw`(?:[ T,]+(?:at )?(\d{1,2}):(\d{2})(?::(\d{2})(?:[.,]\d+)?)? ?([ap]\.?m\.?)?)?`;
const ZONE = String.raw`(?: ?(Z|(?:GMT|UTC?)? ?[+-]\d{1,2}:?\d{0,2}|[A-Z]{1,5}))?(?: ?\([^)]*\))?`;
const WEEKDAY = String.raw`(?:[a-z]{3,9}\.?,? +)?`;
const iso = new RegExp(`^(\\d{4})-?(\\d{2})?-?(\\d{2})?${TIME}${ZONE}$`, 'i');
const dayFirst = new RegExp(
  `^${WEEKDAY}(\\d{1,2})(?:st|nd|rd|th)?[ -]([a-z]{3,9})\\.?,?[ -](\\d{4}|\\d{2})${TIME}${ZONE}$`,
  'i',
);
const monthFirst = new RegExp(
  `^${WEEKDAY}([a-z]{3,9})\\.? (\\d{1,2})(?:st|nd|rd|th)?,? (\\d{4})${TIME}${ZONE}$`,
  'i',
);
const clockStyle = new RegExp(
  `^${WEEKDAY}([a-z]{3}) +(\\d{1,2}) (\\d{1,2}):(\\d{2})(?::(\\d{2}))?${ZONE} (\\d{4})$`,
  'i',
);
const american = new RegExp(`^(\\d{1,2})/(\\d{1,2})/(\\d{4}|\\d{2})${TIME}${ZONE}$`, 'i');

export function readFeedDate(dateText: string): FeedDate | undefined {
  const text = dateText.replace(/\s+/g, ' ').trim().slice(0, 80);
  let m = iso.exec(text);
  if (m) return createFeedDate(m[1], m[2] ?? '1', m[3] ?? '1', m.slice(4, 8), m[8]);
  m = dayFirst.exec(text);
  if (m) return createFeedDate(expandYear(m[3]), parseMonth(m[2]), m[1], m.slice(4, 8), m[8]);
  m = monthFirst.exec(text);
  if (m) return createFeedDate(m[3], parseMonth(m[1]), m[2], m.slice(4, 8), m[8]);
  m = clockStyle.exec(text);
  if (m) return createFeedDate(m[7], parseMonth(m[1]), m[2], m.slice(3, 6), m[6]);
  m = american.exec(text);
  if (m) return createFeedDate(expandYear(m[3]), m[1], m[2], m.slice(4, 8), m[8]);
  return undefined;
}

const parseMonth = (name = '') => String(MONTHS.indexOf(name.slice(0, 3).toLowerCase()) + 1);
const expandYear = (digits = '') =>
  digits.length === 4 ? digits : String(Number(digits) + (Number(digits) < 50 ? 2000 : 1900));

function createFeedDate(
  y = '',
  mo = '',
  d = '',
  [h = '0', min = '0', s = '0', meridiem = '']: (string | undefined)[] = [],
  zone = 'Z',
): FeedDate | undefined {
  const offset = parseZoneOffset(zone);
  const hour = meridiem ? (Number(h) % 12) + (/^p/i.test(meridiem) ? 12 : 0) : Number(h);
  const year = Number(y);
  const month = Number(mo);
  const dayOfMonth = Number(d);
  const minutes = Number(min);
  const seconds = Math.min(Number(s), 59);
  const day = new Date(Date.UTC(year, month - 1, dayOfMonth));
  const exists =
    month >= 1 &&
    day.getUTCFullYear() === year &&
    day.getUTCMonth() === month - 1 &&
    day.getUTCDate() === dayOfMonth;
  if (!exists || year < 1970 || year > 2200 || hour > 24 || minutes > 59 || offset === undefined)
    return undefined;
  return {
    day: toIsoDay(day),
    instant: new Date(Date.UTC(year, month - 1, dayOfMonth, hour, minutes - offset, seconds)),
  };
}

/**
 * Minutes from UTC. An unknown name counts as UTC: the day is still right, and only the day is
 * displayed.
 */
function parseZoneOffset(zone: string): number | undefined {
  const number = /([+-])(\d{1,2}):?(\d{2})?$/.exec(zone);
  if (!number) return (ZONES[zone.toLowerCase()] ?? 0) * 60;
  const [, sign, hours, minutes = '0'] = number;
  const offsetMinutes = Number(hours) * 60 + Number(minutes);
  return offsetMinutes > 18 * 60 ? undefined : sign === '-' ? -offsetMinutes : offsetMinutes;
}
