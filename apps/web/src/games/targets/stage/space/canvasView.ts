import { NeutralToneMapping, PCFShadowMap, type PerspectiveCamera, type Scene, WebGLRenderer } from 'three';
import type { Quality } from '../stage.ts';
import type { Keep } from './keep.ts';
import { LEVELS } from './quality.ts';

export interface Graphics {
  readonly canvas: HTMLCanvasElement;
  readonly context: WebGL2RenderingContext;
  readonly isSoftware: boolean;
}

/** Pixel ratio in motion without a GPU: smoothness matters more than sharpness. */
const COARSELY = 0.7;
const FINELY = 2;
type Drawing = 'hasNewShadows' | 'isMoving';
const SOFTWARE = /swiftshader|llvmpipe|softpipe|software|basic render/i;

/** Undefined without WebGL. Antialiasing in motion is only for real GPUs. */
export function findGraphics(hasSmoothEdges = true): Graphics | undefined {
  const canvas = document.createElement('canvas');
  const context = canvas.getContext('webgl2', { alpha: false, antialias: hasSmoothEdges });
  if (!context) return undefined;
  const isSoftware = SOFTWARE.test(rendererName(context));
  if (!isSoftware || !hasSmoothEdges) return { canvas, context, isSoftware };
  context.getExtension('WEBGL_lose_context')?.loseContext();
  return findGraphics(false);
}

/** Some browsers report the name only through an extension; others log a warning when it is requested. */
function rendererName(context: WebGL2RenderingContext): string {
  const open = String(context.getParameter(context.RENDERER));
  if (open !== 'WebKit WebGL') return open;
  const hidden = context.getExtension('WEBGL_debug_renderer_info');
  return hidden ? String(context.getParameter(hidden.UNMASKED_RENDERER_WEBGL)) : open;
}

/** The canvas on the page: size, pixel ratio, and recovery from a lost graphics context. */
export class CanvasView {
  readonly canvas: HTMLCanvasElement;
  aspect = 1;
  readonly #host: HTMLElement;
  readonly #keep: Keep;
  readonly #renderer: WebGLRenderer;
  readonly #sizes: ResizeObserver;
  #stale: () => void = () => {};
  #quality: Quality = 'low';
  #isLost = false;
  #isMoving = false;
  readonly #isSoftware: boolean;
  #ratio = 0;

  constructor(host: HTMLElement, { canvas, context, isSoftware }: Graphics, keep: Keep) {
    this.#isSoftware = isSoftware;
    this.#host = host;
    this.#keep = keep;
    this.canvas = canvas;
    this.#renderer = new WebGLRenderer({ canvas, context });
    this.#renderer.toneMapping = NeutralToneMapping;
    this.#renderer.toneMappingExposure = 0.96;
    this.#renderer.shadowMap.enabled = true;
    this.#renderer.shadowMap.type = PCFShadowMap;
    this.#renderer.shadowMap.autoUpdate = false;
    canvas.style.cssText = 'display:block;width:100%;height:100%';
    canvas.setAttribute('aria-hidden', 'true');
    canvas.addEventListener('webglcontextlost', this.#lose);
    canvas.addEventListener('webglcontextrestored', this.#restore);
    host.append(canvas);
    this.#sizes = new ResizeObserver(() => {
      this.#resize();
      this.#stale();
    });
    this.#sizes.observe(host);
    this.#resize();
  }

  watch(stale: () => void): void {
    this.#stale = stale;
  }

  setQuality(quality: Quality): void {
    this.#quality = quality;
    this.#host.dataset['quality'] = quality;
    this.#resize();
  }

  draw(scene: Scene, camera: PerspectiveCamera, { hasNewShadows, isMoving }: Readonly<Record<Drawing, boolean>>): void {
    this.#isMoving = isMoving;
    if (this.#isLost || this.canvas.width === 0 || this.canvas.height === 0) return;
    if (this.#wantedRatio() !== this.#ratio) this.#resize();
    if (hasNewShadows) this.#renderer.shadowMap.needsUpdate = true;
    this.#renderer.render(scene, camera);
  }

  /** At rest there is time for supersampling, which smooths the edges. */
  drawFinely(scene: Scene, camera: PerspectiveCamera): void {
    if (this.#isLost || this.canvas.width === 0) return;
    this.#resize(this.#wantedRatio() * FINELY);
    this.#renderer.render(scene, camera);
  }

  close(): void {
    this.#sizes.disconnect();
    this.canvas.removeEventListener('webglcontextlost', this.#lose);
    this.canvas.removeEventListener('webglcontextrestored', this.#restore);
    this.#renderer.dispose();
    this.#renderer.forceContextLoss(); // browsers limit a page to 16 contexts, and the next game opens another
    this.canvas.remove();
    delete this.#host.dataset['quality'];
  }

  #wantedRatio(): number {
    const ratio = Math.min(window.devicePixelRatio, LEVELS[this.#quality].pixelRatio);
    return this.#isSoftware && this.#isMoving ? ratio * COARSELY : ratio;
  }

  #resize(ratio = this.#wantedRatio()): void {
    const { clientWidth, clientHeight } = this.#host;
    this.#ratio = ratio;
    this.#renderer.setPixelRatio(this.#ratio);
    this.#renderer.setSize(clientWidth, clientHeight, false);
    this.aspect = clientHeight > 0 ? clientWidth / clientHeight : 1;
  }

  readonly #lose = (event: Event): void => {
    event.preventDefault(); // otherwise the context is never restored
    this.#isLost = true;
    this.#keep.forget();
  };

  readonly #restore = (): void => {
    this.#isLost = false;
    this.#renderer.shadowMap.needsUpdate = true;
    this.#stale();
  };
}
