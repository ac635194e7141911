import { type ChildProcess, spawn, type SpawnOptions } from 'node:child_process';
import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';

/** The path of a command, if it is installed. */
export function findCommand(name: string): string | undefined {
  const folders = (process.env['PATH'] ?? '').split(delimiter);
  return folders.map((folder) => join(folder, name)).find(isProgram);
}

export function isProgram(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

export interface Display {
  /** Environment variables for programs that draw on this display. */
  readonly env: Readonly<Record<string, string>>;
  close(): Promise<void>;
}

/** Starts a program that is killed when this process exits. */
export function startProgram(file: string, args: readonly string[], options: SpawnOptions): ChildProcess {
  const program = spawn(file, args, options);
  const end = () => void program.kill();
  process.once('exit', end);
  program.once('exit', () => process.off('exit', end));
  return program;
}

/** A virtual display, larger than any window of a walk. */
export async function openDisplay(): Promise<Display> {
  const args = ['-displayfd', '3', '-screen', '0', '2200x1600x24', '-nolisten', 'tcp'];
  const server = startProgram('Xvfb', args, { stdio: ['ignore', 'ignore', 'ignore', 'pipe'] });
  const name = await new Promise<string>((resolve, reject) => {
    server.once('error', reject);
    server.once('exit', (code) => reject(new Error(`Xvfb ended with code ${code}`)));
    server.stdio[3]?.once('data', (number: Buffer) => resolve(`:${String(number).trim()}`));
  });
  return { env: { DISPLAY: name }, close: () => ended(server) };
}

/** Ends a program that we started, and waits for it to exit. */
export function ended(program: ChildProcess): Promise<void> {
  if (program.exitCode !== null || program.signalCode !== null) return Promise.resolve();
  return new Promise((resolve) => {
    program.once('exit', () => resolve());
    program.kill();
  });
}
