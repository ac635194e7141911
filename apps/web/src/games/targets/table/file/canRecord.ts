/** The first is for a canvas whose size adapts to the speed of the device. */
const TYPES = [
  'video/mp4;codecs=avc3.42E01E',
  'video/mp4;codecs=avc1.42E01E',
  'video/mp4',
  'video/webm;codecs=vp9',
  'video/webm;codecs=vp8',
  'video/webm',
];

/** The best supported type of a clip; undefined where the browser cannot record a canvas. */
export function clipType(): string | undefined {
  if (!('MediaRecorder' in globalThis) || !('captureStream' in HTMLCanvasElement.prototype)) return undefined;
  return TYPES.find((type) => MediaRecorder.isTypeSupported(type));
}

/** The flat table is no canvas. */
export function canRecord(): boolean {
  return tableCanvas() !== undefined && clipType() !== undefined;
}

export function tableCanvas(): HTMLCanvasElement | undefined {
  return document.querySelector<HTMLCanvasElement>('.targets-stage canvas') ?? undefined;
}
