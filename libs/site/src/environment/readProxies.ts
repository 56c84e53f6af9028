import { BlockList, isIP } from 'node:net';

/** Reads `10.0.0.0/8, ::1`. A string is the first part that is neither an address nor a range. */
export function readProxies(text: string): BlockList | string {
  const list = new BlockList();
  for (const part of text.split(',').map((one) => one.trim())) {
    const [address = '', bits, ...rest] = part.split('/');
    const version = isIP(address);
    const longest = version === 6 ? 128 : 32;
    if (version === 0 || rest.length > 0) return part;
    if (bits !== undefined && (!/^\d{1,3}$/.test(bits) || Number(bits) > longest)) return part;
    list.addSubnet(address, bits === undefined ? longest : Number(bits), version === 6 ? 'ipv6' : 'ipv4');
  }
  return list;
}
