const NAME = 'at';

/** The version named in the URL: a link to one moment of a game. */
export function momentInAddress(): number | undefined {
  const value = new URLSearchParams(location.search).get(NAME);
  return value !== null && /^\d{1,6}$/.test(value) ? Number(value) : undefined;
}

/** This address, or another of the site, at that version. */
export function addressOf(version: number | undefined, address = location.href): string {
  const url = new URL(address, location.origin);
  if (version === undefined) url.searchParams.delete(NAME);
  else url.searchParams.set(NAME, `${version}`);
  return url.href;
}
