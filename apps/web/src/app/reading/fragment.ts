/** The page renders after the browser has resolved the fragment; setting it again scrolls to it. */
export function goToFragment(): void {
  if (location.hash !== '') location.replace(location.hash);
}

export function isFragmentMissing(): boolean {
  return location.hash !== '' && document.getElementById(decodeURIComponent(location.hash.slice(1))) === null;
}
