// The limits that the environment sets in place of ours. What cannot be read is added to `wrong`.
import { LIMITS, type LimitName } from './limits.ts';

/** Each limit can be set as COUNT/SECONDS, for example LIMIT_NEWSLETTER=5/3600. */
export function readLimits(
  env: Record<string, string | undefined>,
  wrong: string[],
): Record<LimitName, { count: number; seconds: number }> {
  const limits = structuredClone(LIMITS) as Record<LimitName, { count: number; seconds: number }>;
  for (const name of Object.keys(LIMITS) as LimitName[]) {
    const variable = `LIMIT_${name.toUpperCase().replaceAll('-', '_')}`;
    const text = env[variable];
    if (!text) continue;
    const match = /^(\d{1,7})\/(\d{1,7})$/.exec(text);
    if (match && Number(match[1]) > 0 && Number(match[2]) > 0)
      limits[name] = { count: Number(match[1]), seconds: Number(match[2]) };
    else wrong.push(`${variable} must look like 5/3600 (how many, in how many seconds)`);
  }
  return limits;
}
