import { describe, expect, test } from 'vitest';
import { createClientReader, getNetwork } from './client-address.ts';

const forwarded = (list: string, proto = 'https') => ({
  'x-forwarded-for': list,
  'x-forwarded-proto': proto,
});

describe('without a trusted proxy', () => {
  const read = createClientReader([]);
  test('forged headers change nothing', () => {
    expect(read('203.0.113.9', forwarded('1.2.3.4'))).toEqual({
      address: '203.0.113.9',
      secure: false,
      proxied: false,
    });
    expect(read('::1', forwarded('1.2.3.4'))).toEqual({
      address: '::1',
      secure: false,
      proxied: false,
    });
  });
  test('an IPv4 address in IPv6 clothes is the same address', () => {
    expect(read('::ffff:203.0.113.9', {}).address).toBe('203.0.113.9');
    expect(read('::FFFF:203.0.113.9', {}).address).toBe('203.0.113.9');
  });
  test('a connection without an address is nobody, not a crash', () => {
    expect(read(undefined, forwarded('1.2.3.4')).address).toBe('');
  });
});

describe('with trusted proxies', () => {
  const read = createClientReader(['10.0.0.0/8', '192.0.2.1', 'fd00::/8']);
  test('the address nearest to the proxy counts, whatever the client put before it', () => {
    expect(read('10.1.2.3', forwarded('6.6.6.6, 203.0.113.9'))).toEqual({
      address: '203.0.113.9',
      secure: true,
      proxied: true,
    });
  });
  test('proxies behind each other are passed over', () => {
    expect(read('10.1.2.3', forwarded('6.6.6.6, 203.0.113.9, 192.0.2.1, 10.9.9.9')).address).toBe(
      '203.0.113.9',
    );
  });
  test('a proxy that connects as mapped IPv6 is still that proxy', () => {
    expect(read('::ffff:10.1.2.3', forwarded('203.0.113.9')).address).toBe('203.0.113.9');
    expect(read('10.1.2.3', forwarded('::ffff:203.0.113.9')).address).toBe('203.0.113.9');
  });
  test('IPv6 clients and proxies', () => {
    expect(read('fd00::1', forwarded('2001:db8::7')).address).toBe('2001:db8::7');
    expect(read('fe80::1', forwarded('2001:db8::7')).address).toBe('fe80::1');
  });
  test('words that are no addresses are passed over; with nothing left it is the proxy itself', () => {
    expect(read('10.1.2.3', forwarded('unknown, 203.0.113.9, <script>')).address).toBe(
      '203.0.113.9',
    );
    expect(read('10.1.2.3', forwarded('unknown')).address).toBe('10.1.2.3');
    expect(read('10.1.2.3', {}).address).toBe('10.1.2.3');
  });
  test('a neighbour of the trusted address is not trusted', () => {
    expect(read('192.0.2.2', forwarded('1.2.3.4'))).toEqual({
      address: '192.0.2.2',
      secure: false,
      proxied: false,
    });
  });
  test('only the word https means secure', () => {
    expect(read('10.1.2.3', forwarded('203.0.113.9', 'http')).secure).toBe(false);
  });
});

test('a limit counts for an IPv4 address or for the /64 of one household', () => {
  expect(getNetwork('203.0.113.9')).toBe('203.0.113.9');
  expect(getNetwork('2001:db8:1:2:3:4:5:6')).toBe('2001:db8:1:2::/64');
  expect(getNetwork('2001:0db8:0001:0002::9')).toBe('2001:db8:1:2::/64');
  expect(getNetwork('2001:db8::1')).toBe('2001:db8:0:0::/64');
  expect(getNetwork('::1')).toBe('0:0:0:0::/64');
  expect(getNetwork('2001:db8:1:2::')).toBe(getNetwork('2001:db8:1:2:ffff:ffff:ffff:ffff'));
  expect(getNetwork('2001:db8:1:3::')).not.toBe(getNetwork('2001:db8:1:2::'));
});
