import type { Hashes } from '../../../../scripts/sameEverywhere/hashes.ts';

declare global {
  interface Window {
    /** Computed in a worker, where the page's bots run too. */
    hashes: () => Promise<Hashes>;
  }
}

window.hashes = () =>
  new Promise((resolve, reject) => {
    const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
    worker.addEventListener('message', ({ data }: MessageEvent<Hashes>) => resolve(data));
    worker.addEventListener('error', ({ message }) => reject(new Error(message)));
  });
