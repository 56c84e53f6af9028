const key = 'reloaded';
const minuteMs = 60_000;

/** Loads the document again, but not twice within a minute: what fails again would fail for ever. */
export function reloadOnce(): void {
  try {
    const last = Number(sessionStorage.getItem(key) ?? 0);
    if (Date.now() - last < minuteMs) return;
    sessionStorage.setItem(key, String(Date.now()));
    window.location.reload();
  } catch {
    // Without storage nobody could tell the second time from the first.
  }
}
