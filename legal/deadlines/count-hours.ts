// Periods in hours run by the clock through nights, weekends and the change to or from daylight saving time: Fed. R. Civ. P.
// 6(a)(2)(B) counts every hour. So the hours are counted as real time and read again on the wall clock of the court's time zone.
const HOUR = 3_600_000;

/** Where federal district courts sit. */
export const COURT_ZONES = {
  eastern: 'America/New_York',
  central: 'America/Chicago',
  mountain: 'America/Denver',
  arizona: 'America/Phoenix',
  pacific: 'America/Los_Angeles',
  alaska: 'America/Anchorage',
  hawaii: 'Pacific/Honolulu',
  atlantic: 'America/Puerto_Rico',
  chamorro: 'Pacific/Guam',
} as const;
export type CourtZone = keyof typeof COURT_ZONES;

/** A day and a time such as 14:17. */
export type ClockTime = { date: string; time: string };

/** Nothing when the clock never showed that time: clocks skip an hour in spring. */
export function addHours(start: ClockTime, hours: number, zone: CourtZone): ClockTime | undefined {
  const instant = instantOf(start, zone);
  return instant === undefined ? undefined : clockAt(instant + hours * HOUR, zone);
}

/** Of a time that the clock shows twice in autumn, the first. */
export function instantOf({ date, time }: ClockTime, zone: CourtZone): number | undefined {
  const asIfUtc = Date.parse(`${date}T${time}:00Z`);
  const offsets = [-24, 24].map((hours) => offsetAt(asIfUtc + hours * HOUR, zone));
  return offsets
    .map((offset) => asIfUtc - offset)
    .sort((a, b) => a - b)
    .find((instant) => {
      const shown = clockAt(instant, zone);
      return shown.date === date && shown.time === time;
    });
}

function offsetAt(instant: number, zone: CourtZone): number {
  const { date, time } = clockAt(instant, zone);
  return Date.parse(`${date}T${time}:00Z`) - Math.floor(instant / 60_000) * 60_000;
}

function clockAt(instant: number, zone: CourtZone): ClockTime {
  const parts = new Intl.DateTimeFormat('en-US', {
    timeZone: COURT_ZONES[zone],
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
  }).formatToParts(instant);
  const part = (type: Intl.DateTimeFormatPartTypes) => parts.find((p) => p.type === type)?.value ?? '';
  return { date: `${part('year')}-${part('month')}-${part('day')}`, time: `${part('hour')}:${part('minute')}` };
}
