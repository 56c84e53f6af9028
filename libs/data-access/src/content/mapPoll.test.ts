import { describe, expect, it } from 'vitest';
import type { MapIssue } from '../mapping/MapResult';
import { mapPoll } from './mapPoll';

describe('mapPoll', () => {
  it('keeps the good options and names the bad one', () => {
    const issues: MapIssue[] = [];
    const options = [
      { option_value: 'si', text: 'S&iacute;' },
      { text: 'no value' },
      { optionValue: 2, votes: '7' },
    ];

    expect(mapPoll({ question: '&iquest;Gana?', options, path: '/p' }, issues)).toEqual({
      question: '¿Gana?',
      description: '',
      path: '/p',
      isOpen: true,
      options: [
        { optionValue: 'si', label: 'Sí', votes: null },
        { optionValue: '2', label: '2', votes: 7 },
      ],
    });
    expect(issues).toHaveLength(1);
  });
});
