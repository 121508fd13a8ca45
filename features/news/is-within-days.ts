const DAY_MS = 86_400_000;

export const isWithinDays = (isoDate: string | undefined, now: Date, days: number) =>
  isoDate !== undefined && now.getTime() - Date.parse(isoDate) <= days * DAY_MS;
