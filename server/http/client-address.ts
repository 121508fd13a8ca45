// The client's address and scheme. Forwarded headers count only when the connection comes from a
// configured proxy; then the first address from the right that is not itself a proxy is the
// client's.
import type { IncomingHttpHeaders } from 'node:http';
import { isIP } from 'node:net';
import { createNetworkList } from './network-list.ts';

export type ClientReader = (
  socketAddress: string | undefined,
  headers: IncomingHttpHeaders,
) => { address: string; secure: boolean; proxied: boolean };

export function createClientReader(trustedProxies: string[]): ClientReader {
  const isTrusted = createNetworkList(trustedProxies);

  return (socketAddress, headers) => {
    const direct = plainAddress(socketAddress ?? '');
    if (!isTrusted(direct)) return { address: direct, secure: false, proxied: false };
    const hops = String(headers['x-forwarded-for'] ?? '')
      .split(',')
      .map((hop) => plainAddress(hop.trim()))
      .filter((hop) => isIP(hop) !== 0);
    const client = hops.findLast((hop) => !isTrusted(hop)) ?? direct;
    return { address: client, secure: headers['x-forwarded-proto'] === 'https', proxied: true };
  };
}

/** An IPv4-mapped IPv6 address is the IPv4 address. */
function plainAddress(address: string): string {
  return address.replace(/^::ffff:(?=\d+\.\d+\.\d+\.\d+$)/i, '');
}

/**
 * The network that rate limits count: an IPv4 address, or an IPv6 /64, which is usually one
 * household.
 */
export function getNetwork(address: string): string {
  if (isIP(address) !== 6) return address;
  const [head = '', tail = ''] = address.split('::');
  const groups = head.split(':').filter(Boolean);
  const rest = tail.split(':').filter(Boolean);
  const full = address.includes('::')
    ? [...groups, ...Array(Math.max(0, 8 - groups.length - rest.length)).fill('0'), ...rest]
    : groups;
  return `${full
    .slice(0, 4)
    .map((g) => Number.parseInt(g, 16).toString(16))
    .join(':')}::/64`;
}
