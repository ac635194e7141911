const NAME = 'at';

/** The version that the address speaks of: a link to one moment of a game. */
export function momentInAddress(): number | undefined {
  const value = new URLSearchParams(location.search).get(NAME);
  return value !== null && /^\d{1,6}$/.test(value) ? Number(value) : undefined;
}

export function addressOf(version: number | undefined): string {
  const url = new URL(location.href);
  if (version === undefined) url.searchParams.delete(NAME);
  else url.searchParams.set(NAME, `${version}`);
  return url.href;
}
