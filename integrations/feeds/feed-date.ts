// Dates as feeds write them: RFC 822 with two-digit years and names of zones, the W3C's, what databases and clocks print, and what
// people type. A calendar day that does not exist is no date. The day is the one the publisher wrote, not the one it was in London.

export type FeedDate = { /** 2026-11-15, as written */ day: string; at: Date };

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
/** Hours from Greenwich. Letters of the military count as none, as RFC 2822 advises. */
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
const TODAY = String.raw`(?:[a-z]{3,9}\.?,? +)?`;
const iso = new RegExp(`^(\\d{4})-?(\\d{2})?-?(\\d{2})?${TIME}${ZONE}$`, 'i');
const dayFirst = new RegExp(`^${TODAY}(\\d{1,2})(?:st|nd|rd|th)?[ -]([a-z]{3,9})\\.?,?[ -](\\d{4}|\\d{2})${TIME}${ZONE}$`, 'i');
const monthFirst = new RegExp(`^${TODAY}([a-z]{3,9})\\.? (\\d{1,2})(?:st|nd|rd|th)?,? (\\d{4})${TIME}${ZONE}$`, 'i');
const clockStyle = new RegExp(`^${TODAY}([a-z]{3}) +(\\d{1,2}) (\\d{1,2}):(\\d{2})(?::(\\d{2}))?${ZONE} (\\d{4})$`, 'i');
const american = new RegExp(`^(\\d{1,2})/(\\d{1,2})/(\\d{4}|\\d{2})${TIME}${ZONE}$`, 'i');

export function readFeedDate(written: string): FeedDate | undefined {
  const text = written.replace(/\s+/g, ' ').trim().slice(0, 80);
  let m = iso.exec(text);
  if (m) return make(m[1], m[2] ?? '1', m[3] ?? '1', m.slice(4, 8), m[8]);
  m = dayFirst.exec(text);
  if (m) return make(year(m[3]), month(m[2]), m[1], m.slice(4, 8), m[8]);
  m = monthFirst.exec(text);
  if (m) return make(m[3], month(m[1]), m[2], m.slice(4, 8), m[8]);
  m = clockStyle.exec(text);
  if (m) return make(m[7], month(m[1]), m[2], m.slice(3, 6), m[6]);
  m = american.exec(text);
  if (m) return make(year(m[3]), m[1], m[2], m.slice(4, 8), m[8]);
  return undefined;
}

const month = (name = '') => String(MONTHS.indexOf(name.slice(0, 3).toLowerCase()) + 1);
const year = (digits = '') => (digits.length === 4 ? digits : String(Number(digits) + (Number(digits) < 50 ? 2000 : 1900)));

function make(
  y = '',
  mo = '',
  d = '',
  [h = '0', min = '0', s = '0', half = '']: (string | undefined)[] = [],
  zone = 'Z',
): FeedDate | undefined {
  const offset = minutesFrom(zone);
  const hour = half ? (Number(h) % 12) + (/^p/i.test(half) ? 12 : 0) : Number(h);
  const [Y, M, D, minutes, seconds] = [Number(y), Number(mo), Number(d), Number(min), Math.min(Number(s), 59)];
  const day = new Date(Date.UTC(Y, M - 1, D));
  const exists = M >= 1 && day.getUTCFullYear() === Y && day.getUTCMonth() === M - 1 && day.getUTCDate() === D;
  if (!exists || Y < 1970 || Y > 2200 || hour > 24 || minutes > 59 || offset === undefined) return undefined;
  return { day: day.toISOString().slice(0, 10), at: new Date(Date.UTC(Y, M - 1, D, hour, minutes - offset, seconds)) };
}

/** An unknown name counts as Greenwich: the day is right, and nothing else is shown. */
function minutesFrom(zone: string): number | undefined {
  const number = /([+-])(\d{1,2}):?(\d{2})?$/.exec(zone);
  if (!number) return (ZONES[zone.toLowerCase()] ?? 0) * 60;
  const [, sign, hours, minutes = '0'] = number;
  const away = Number(hours) * 60 + Number(minutes);
  return away > 18 * 60 ? undefined : sign === '-' ? -away : away;
}
