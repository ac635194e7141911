import { clipType } from './canRecord.ts';

const FRAMES_PER_S = 30;
const BITS_PER_S = 4_000_000;

/** What the canvas shows while `play` runs; undefined if nothing was recorded. */
export async function recorded(canvas: HTMLCanvasElement, play: () => Promise<void>): Promise<File | undefined> {
  const mimeType = clipType();
  if (mimeType === undefined) return undefined;
  const stream = canvas.captureStream(FRAMES_PER_S);
  const recorder = new MediaRecorder(stream, { mimeType, videoBitsPerSecond: BITS_PER_S });
  const parts: Blob[] = [];
  recorder.addEventListener('dataavailable', ({ data }) => void parts.push(data));
  const stopped = new Promise((resolve) => {
    recorder.addEventListener('stop', resolve);
    recorder.addEventListener('error', resolve);
  });
  recorder.start();
  try {
    await play();
  } finally {
    if (recorder.state !== 'inactive') recorder.stop();
    await stopped;
    for (const track of stream.getTracks()) track.stop();
  }
  const type = mimeType.split(';')[0] ?? mimeType;
  const blob = new Blob(parts, { type });
  return blob.size > 0 ? new File([blob], `targets.${type.replace('video/', '')}`, { type }) : undefined;
}
