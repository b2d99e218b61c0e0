import { expect, it } from 'vitest';
import { clientOf, networkOf, readUserAgent } from './device.ts';

it.each([
  [
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36',
    'Chrome',
    'Windows',
  ],
  [
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36 Edg/140.0.0.0',
    'Edge',
    'Windows',
  ],
  [
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Safari/605.1.15',
    'Safari',
    'macOS',
  ],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) CriOS/140.0 Mobile/15E148 Safari/604.1',
    'Chrome',
    'iOS',
  ],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0', 'Firefox', 'Linux'],
  [
    'Mozilla/5.0 (Linux; Android 14; SM-S918B) AppleWebKit/537.36 (KHTML, like Gecko) SamsungBrowser/25.0 Chrome/121.0.0.0 Mobile Safari/537.36',
    'Samsung Internet',
    'Android',
  ],
  ['curl/8.5.0', null, null],
  ['', null, null],
])('reads %s as %s on %s', (userAgent, browser, operatingSystem) => {
  expect(readUserAgent(userAgent)).toEqual({ browser, operatingSystem });
});

it.each([
  ['203.0.113.77', '203.0.113.0/24'],
  ['::ffff:203.0.113.77', '203.0.113.0/24'],
  ['2001:0db8:85a3:08d3:1319:8a2e:0370:7344', '2001:db8:85a3::/48'],
  ['2001:db8::7344', '2001:db8::/48'],
  ['fe80::1%eth0', 'fe80::/48'],
  ['::1', '::/48'],
  ['unknown', null],
])('stores the network of %s as %s', (address, network) => {
  expect(networkOf(address)).toBe(network);
});

it.each([
  ['203.0.113.77', '203.0.113.77'],
  ['::ffff:203.0.113.77', '203.0.113.77'],
  ['2001:0db8:85a3:08d3:1319:8a2e:0370:7344', '2001:db8:85a3:8d3::/64'],
  ['2001:db8:85a3:8d3::1', '2001:db8:85a3:8d3::/64'],
  ['unknown', 'unknown'],
])('counts %s as the client %s', (address, client) => {
  expect(clientOf(address)).toBe(client);
});
