import { describe, expect, it } from 'vitest';
import { testContext } from '../testing/testContext';
import { traySettings } from './traySettings';

const settingsOf = (comments: object) => traySettings(testContext({ brandConfig: { comments } }));

describe('the button of the tray', () => {
  it('is not there on a site without comments, nor where its row hides it', () => {
    expect(traySettings(testContext())).toBeUndefined();
    expect(settingsOf({ trayPosition: 'hidden' })).toBeUndefined();
  });

  it('stands beside the tabs, or where the row says', () => {
    expect(settingsOf({})).toMatchObject({ position: 'navbar', label: 'Abrir los comentarios' });
    expect(settingsOf({ trayPosition: 'header' })?.position).toBe('header');
  });

  it('has room for a number where the row asks for notifications', () => {
    expect([settingsOf({})?.number, settingsOf({ notifications: true })?.number]).toEqual([undefined, '']);
  });
});
