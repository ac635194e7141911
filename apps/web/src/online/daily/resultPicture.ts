const [WIDTH, HEIGHT, MARGIN] = [1200, 630, 80]; // pixels
const LINE = 92;

/** Shares a picture of a result, or saves it where files cannot be shared. Like the text, it reveals nothing about the deal. */
export async function shareResultPicture(title: string, text: string): Promise<void> {
  const file = await pictureOf(title, text.split('\n'));
  if (!file) return;
  if ('canShare' in navigator && navigator.canShare({ files: [file] })) {
    await navigator.share({ files: [file] }).catch(() => undefined); // closed without sharing
    return;
  }
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = file.name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000); // browsers read it asynchronously
}

async function pictureOf(title: string, lines: readonly string[]): Promise<File | undefined> {
  const canvas = document.createElement('canvas');
  [canvas.width, canvas.height] = [WIDTH, HEIGHT];
  const context = canvas.getContext('2d');
  if (!context) return undefined;
  const style = getComputedStyle(document.documentElement);
  const colour = (name: string) => style.getPropertyValue(name).trim();
  context.fillStyle = colour('--ground') || 'white';
  context.fillRect(0, 0, WIDTH, HEIGHT);
  context.fillStyle = colour('--clay') || 'brown';
  context.fillRect(0, 0, WIDTH, MARGIN / 4);
  const font = getComputedStyle(document.body).fontFamily;
  context.fillStyle = colour('--ink') || 'black';
  const write = (line: string, y: number, face: string) => {
    context.font = `${face} ${font}`;
    context.fillText(line, MARGIN, y, WIDTH - 2 * MARGIN);
  };
  write(title, 2 * MARGIN, '600 72px');
  for (const [i, line] of lines.entries()) write(line, 3.4 * MARGIN + i * LINE, i === 1 ? '76px' : '44px');
  const blob = await new Promise<Blob | null>((resolve) => void canvas.toBlob(resolve, 'image/png'));
  return blob ? new File([blob], 'caravanserai.png', { type: 'image/png' }) : undefined;
}
