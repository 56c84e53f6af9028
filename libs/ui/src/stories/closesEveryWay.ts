import { expect, screen, userEvent, waitFor } from 'storybook/test';

type Opening = {
  /** What it is opened with, by a tap. */
  opener: HTMLElement;
  /** Accessible name of the surface. */
  name: string | RegExp;
  /** Of its cross, if it has one. */
  close: string;
};

/** A surface closes by Escape, by Back, and by its cross or a tap beside it. The page stays, and the focus returns to what opened it. */
export async function closesEveryWay({ opener, name, close }: Opening): Promise<void> {
  const address = window.location.href;
  const ways = [
    () => userEvent.keyboard('{Escape}'),
    () => Promise.resolve(window.history.back()),
    () => {
      const cross = screen.queryByRole('button', { name: close });
      return userEvent.click(cross ?? document.querySelector('.MuiBackdrop-root')!);
    },
  ];
  for (const way of ways) {
    await userEvent.click(opener);
    const surface = await screen.findByRole('dialog', { name });
    await expect(surface).toContainElement(document.activeElement as HTMLElement);
    await way();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(opener).toHaveFocus());
    await expect(window.location.href).toBe(address);
  }
}
