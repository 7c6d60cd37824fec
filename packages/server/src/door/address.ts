import { BlockList, isIP, isIPv6 } from 'node:net'

/** Proxies in front of this server, as addresses or networks: `127.0.0.1`, `10.0.0.0/8`. */
export type Proxies = readonly string[]

/** Whether these name proxies. */
export function areProxies(proxies: Proxies): boolean {
  return proxies.every((proxy) => {
    const [address = '', bits, ...more] = proxy.split('/')
    const most = isIPv6(address) ? 128 : 32
    const isSize = bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= most)
    return isIP(address) !== 0 && isSize && more.length === 0
  })
}

/** Where a request comes from: whoever sent it, and what the proxies on its way wrote down. */
export type AddressOf = (sender: string | undefined, forwarded: string | undefined) => string

/**
 * Finds who asks. The word of a proxy is believed only if it is one of ours: the last address on
 * the list that is none of them is whoever spoke to the first of ours, and anybody can write what
 * stands before.
 */
export function addressesBehind(proxies: Proxies): AddressOf {
  const own = new BlockList()
  for (const proxy of proxies) {
    const [address = '', bits] = proxy.split('/')
    if (bits === undefined) own.addAddress(address, familyOf(address))
    else own.addSubnet(address, Number(bits), familyOf(address))
  }
  const isOwn = (address: string): boolean => own.check(address, familyOf(address))
  return (sender, forwarded) => {
    const way = [...(forwarded ?? '').split(',').map(plain), plain(sender ?? '')]
    let at = way.length - 1
    while (at > 0 && isIP(way[at]!) !== 0 && isOwn(way[at]!) && isIP(way[at - 1]!) !== 0) at--
    return household(way[at]!)
  }
}

function familyOf(address: string): 'ipv4' | 'ipv6' {
  return isIPv6(address) ? 'ipv6' : 'ipv4'
}

/** An address without port and brackets, in its own family. */
function plain(address: string): string {
  const bare = address.trim().replace(/^::ffff:(?=\d+\.)/i, '')
  return /^\[(.+)\](?::\d+)?$/.exec(bare)?.[1] ?? /^([\d.]+):\d+$/.exec(bare)?.[1] ?? bare
}

/** Whom to count together: one connection to the network has a whole network of version 6. */
function household(address: string): string {
  if (!isIPv6(address)) return address
  const [head = '', tail] = address.toLowerCase().split('::')
  const groups = head === '' ? [] : head.split(':')
  const rest = tail === undefined || tail === '' ? [] : tail.split(':')
  const zeros = Array.from({ length: Math.max(0, 8 - groups.length - rest.length) }, () => '0')
  const all = tail === undefined ? groups : [...groups, ...zeros, ...rest]
  return `${all
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':')}::/64`
}
