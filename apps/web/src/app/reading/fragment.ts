/** The page is drawn after the browser has looked for the address's fragment; ask it to look again. */
export function goToFragment(): void {
  if (location.hash !== '') location.replace(location.hash);
}

export function isFragmentMissing(): boolean {
  return location.hash !== '' && document.getElementById(decodeURIComponent(location.hash.slice(1))) === null;
}
