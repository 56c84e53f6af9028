import { z } from 'zod';
import { id, numberOrNull, requiredText, text, verbatim, wireObject } from '../reading/wireFields';

export const pollSchema = wireObject({
  question: requiredText,
  description: text,
  options: z.unknown().optional(),
  path: verbatim,
  isOpen: z
    .unknown()
    .optional()
    .transform((value) => value !== false),
});

export const pollOptionSchema = wireObject({
  optionValue: id,
  label: text,
  text,
  title: text,
  votes: numberOrNull,
}).transform(({ optionValue, label, text: name, title, votes }) => ({
  optionValue,
  label: label || name || title || optionValue,
  votes,
}));
