interface StartButtonProps {
  readonly isBusy: boolean;
  readonly children: string; // it may change while one waits
}

/** Sends the form off; pressed once, it only says that it is busy. */
export function StartButton({ isBusy, children }: StartButtonProps) {
  return (
    <p className="setup-start">
      <button type="submit" className="button button-main button-large" aria-disabled={isBusy}>
        <span aria-live="polite">{children}</span>
      </button>
    </p>
  );
}
