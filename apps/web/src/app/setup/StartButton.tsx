interface StartButtonProps {
  readonly isBusy: boolean;
  readonly children: string; // may change while busy
}

/** Submits the form; while busy, further clicks do nothing. */
export function StartButton({ isBusy, children }: StartButtonProps) {
  return (
    <p className="setup-start">
      <button type="submit" className="button button-main button-large" aria-disabled={isBusy}>
        <span aria-live="polite">{children}</span>
      </button>
    </p>
  );
}
