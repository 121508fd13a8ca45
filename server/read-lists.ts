// Settings that are lists, separated by commas. What cannot be read is added to `wrong`.
import { isIP } from 'node:net';

const splitList = (text: string | undefined) =>
  (text ?? '')
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean);

/** Addresses or ranges. */
export function readNetworks(
  env: Record<string, string | undefined>,
  name: string,
  wrong: string[],
): string[] {
  const networks = splitList(env[name]);
  for (const network of networks) {
    const [address = '', bits, ...rest] = network.split('/');
    const maxBits = isIP(address) === 6 ? 128 : 32;
    const fine =
      isIP(address) !== 0 &&
      rest.length === 0 &&
      (bits === undefined || (/^\d+$/.test(bits) && Number(bits) <= maxBits));
    if (!fine)
      wrong.push(
        `${name} must list addresses or ranges such as 10.0.0.5 or 10.0.0.0/8, not "${network}"`,
      );
  }
  return networks;
}

/** Origins of web pages, such as https://library.example.org. */
export function readOrigins(
  env: Record<string, string | undefined>,
  name: string,
  wrong: string[],
): string[] {
  const origins = splitList(env[name]);
  for (const origin of origins) {
    const fine =
      /^https?:\/\/[^/]+$/.test(origin) &&
      URL.canParse(origin) &&
      new URL(origin).origin === origin;
    if (!fine)
      wrong.push(`${name} must list origins such as https://library.example.org, not "${origin}"`);
  }
  return origins;
}
