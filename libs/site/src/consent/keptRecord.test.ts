import { afterEach, describe, expect, it, vi } from 'vitest';
import { fakeStorage } from '../testing/fakeStorage';
import { consentGlobal } from './consentHere';
import { forgetRecord, keptRecord } from './keptRecord';
import { noteOpened } from './noteOpened';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

describe('what a reader opens on a site that asks for nothing', () => {
  it('is kept on the device by its host, with how often and when, and is deleted', () => {
    vi.useFakeTimers({ now: new Date('2026-11-23T12:00:00Z') });
    vi.stubGlobal('localStorage', fakeStorage());
    noteOpened('video.example');
    vi.advanceTimersByTime(60_000);
    noteOpened('video.example');
    noteOpened('posts.example');

    const video = { service: 'video.example', purpose: 'social', why: 'opened', times: 2 };
    expect(keptRecord().ran).toMatchObject([
      { service: 'posts.example' },
      { ...video, first: '2026-11-23T12:00:00.000Z', last: '2026-11-23T12:01:00.000Z' },
    ]);
    forgetRecord();
    expect(keptRecord()).toEqual({ version: 1, choice: null, ran: [] });
  });

  it('leaves what an edition of the host has asked as it is', () => {
    const storage = fakeStorage();
    vi.stubGlobal('localStorage', storage);
    const choice = { at: '2026-11-23T12:00:00.000Z', asked: ['measurement'], granted: [] };
    storage.setItem('cancha.consent', JSON.stringify({ version: 1, choice, ran: [] }));
    noteOpened('video.example');

    expect(keptRecord().choice).toEqual(choice);
  });

  it('is known to the page where nothing can be stored', () => {
    vi.stubGlobal('localStorage', fakeStorage({ throws: new DOMException('No.', 'SecurityError') }));
    noteOpened('video.example');
    expect(keptRecord().ran).toMatchObject([{ service: 'video.example' }]);

    forgetRecord();
    expect(keptRecord().ran).toEqual([]);
  });

  it.each(['{', '[]', '{"version":2,"ran":[]}', '{"version":1,"ran":"all"}'])(
    'begins a record anew where what is stored is none: %s',
    (stored) => {
      const storage = fakeStorage();
      storage.setItem('cancha.consent', stored);
      vi.stubGlobal('localStorage', storage);
      expect(keptRecord().ran).toEqual([]);
      noteOpened('video.example');

      expect(keptRecord().ran).toHaveLength(1);
    },
  );
});

it('what a reader opens goes to the manager of the page, where there is one', () => {
  const note = vi.fn();
  vi.stubGlobal(consentGlobal, { note });
  noteOpened('video.example');

  expect(note).toHaveBeenCalledWith({ service: 'video.example', purpose: 'social', why: 'opened' });
});
