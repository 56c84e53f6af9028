import { readProxies } from '@cancha/site/environment/readProxies';
import { BlockList } from 'node:net';
import { describe, expect, it } from 'vitest';
import { findClientAddress } from './findClientAddress';

const read = readProxies('10.0.0.0/8, 127.0.0.1, fd00::/8');
const proxies = typeof read === 'string' ? new BlockList() : read;

describe('the address of a client', () => {
  it.each<[what: string, socket: string, header: string | undefined, client: string]>([
    ['without a proxy', '203.0.113.7', undefined, '203.0.113.7'],
    ['who made a header up', '203.0.113.7', '198.51.100.1', '203.0.113.7'],
    ['behind a proxy', '10.0.0.1', '203.0.113.7', '203.0.113.7'],
    ['behind two', '127.0.0.1', '203.0.113.7, 10.0.0.2', '203.0.113.7'],
    ['behind one, who made an entry up', '10.0.0.1', '198.51.100.1, 203.0.113.7', '203.0.113.7'],
    ['behind one, who named a proxy', '10.0.0.1', '10.9.9.9, 203.0.113.7', '203.0.113.7'],
    ['behind one that says nothing', '10.0.0.1', undefined, '10.0.0.1'],
    ['behind one that says nonsense', '10.0.0.1', '203.0.113.7, unknown', '10.0.0.1'],
    ['on a socket for both kinds', '::ffff:10.0.0.1', '203.0.113.7', '203.0.113.7'],
    ['with a port', '10.0.0.1', '203.0.113.7:4711', '203.0.113.7'],
    ['in IPv6', 'fd00::1', '[2001:db8::7]:4711', '2001:db8::7'],
    ['that is a proxy itself', '10.0.0.1', '10.0.0.2', '10.0.0.2'],
  ])('%s', (_, socket, header, client) => {
    expect(findClientAddress(socket, header, proxies)).toBe(client);
  });

  it('is that of the socket where no proxy is trusted', () => {
    expect(findClientAddress('10.0.0.1', '203.0.113.7', undefined)).toBe('10.0.0.1');
  });
});
