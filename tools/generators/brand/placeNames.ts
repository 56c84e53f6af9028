/** The name of a country: `MX` in Spanish is México. `null` for an unknown code. */
export function countryName(code: string, language: string): string | null {
  if (!/^[A-Z]{2}$/.test(code)) return null;
  return new Intl.DisplayNames([language], { type: 'region', fallback: 'none' }).of(code) ?? null;
}

/** Zones without summer time are called standard all year. */
const season = / (?:estándar|padrão|standard)/i;

type Zone = { timeZone: string; catalogue: string; countryCode: string };

/** The name of a time zone for readers: `hora de Costa Rica`, and beside a kick-off `hora CR`. */
export function zoneNames(zone: Zone): { zoneName: string; zoneShort: string } {
  const byPlace = nameOf(zone, 'shortGeneric');
  const byRegion = nameOf(zone, 'longGeneric');
  if (zone.catalogue === 'en') {
    const isShort = /^[A-Z]{2,4}$/.test(byPlace);
    return { zoneName: byRegion, zoneShort: isShort ? byPlace : `${zone.countryCode} time` };
  }
  const isNamed = /^hora/i.test(byPlace);
  return { zoneName: lowerFirst(isNamed ? byPlace : byRegion), zoneShort: `hora ${zone.countryCode}` };
}

function nameOf({ timeZone, catalogue }: Zone, timeZoneName: 'shortGeneric' | 'longGeneric'): string {
  const parts = new Intl.DateTimeFormat(catalogue, { timeZone, timeZoneName }).formatToParts(new Date());
  const name = parts.find(({ type }) => type === 'timeZoneName')?.value ?? timeZone;
  return name.replace(season, '');
}

const lowerFirst = (text: string) => text.charAt(0).toLowerCase() + text.slice(1);
