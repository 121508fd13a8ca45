// Periods in hours run through nights, weekends and changes to or from daylight saving time: Fed.
// R. Civ. P. 6(a)(2)(B) counts every hour. So hours are added to the instant, which is then
// converted back to the wall clock of the court's time zone.
const HOUR_MS = 3_600_000;

/** The time zones in which federal district courts sit. */
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

/** Undefined if the start time does not exist: clocks skip an hour in spring. */
export function addHours(start: ClockTime, hours: number, zone: CourtZone): ClockTime | undefined {
  const instant = toInstant(start, zone);
  return instant === undefined ? undefined : getClockTime(instant + hours * HOUR_MS, zone);
}

/** For a time that occurs twice in the fall, the first instant. */
export function toInstant({ date, time }: ClockTime, zone: CourtZone): number | undefined {
  const asIfUtc = Date.parse(`${date}T${time}:00Z`);
  const offsets = [-24, 24].map((hours) => getUtcOffset(asIfUtc + hours * HOUR_MS, zone));
  return offsets
    .map((offset) => asIfUtc - offset)
    .sort((a, b) => a - b)
    .find((instant) => {
      const wallClock = getClockTime(instant, zone);
      return wallClock.date === date && wallClock.time === time;
    });
}

function getUtcOffset(instant: number, zone: CourtZone): number {
  const { date, time } = getClockTime(instant, zone);
  return Date.parse(`${date}T${time}:00Z`) - Math.floor(instant / 60_000) * 60_000;
}

function getClockTime(instant: number, zone: CourtZone): ClockTime {
  const parts = new Intl.DateTimeFormat('en-US', {
    timeZone: COURT_ZONES[zone],
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
  }).formatToParts(instant);
  const getPart = (type: Intl.DateTimeFormatPartTypes) =>
    parts.find((p) => p.type === type)?.value ?? '';
  return {
    date: `${getPart('year')}-${getPart('month')}-${getPart('day')}`,
    time: `${getPart('hour')}:${getPart('minute')}`,
  };
}
