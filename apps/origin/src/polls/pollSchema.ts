import { z } from 'zod';

const optionSchema = z
  .strictObject({
    optionValue: z.string().meta({ description: 'What a vote sends as `answer`' }),
    label: z.string(),
    votes: z.int().min(0),
  })
  .meta({ id: 'PollOption' });

export const pollSchema = z
  .strictObject({
    question: z.string(),
    description: z.string(),
    options: z.array(optionSchema).min(2),
    path: z.string().meta({ description: '`/` for the poll of the front page' }),
    votes: z.int().min(0).meta({ description: 'Of all options. Extension.' }),
    is_open: z.boolean().meta({ description: 'Votes are taken. Extension.' }),
    closes_at: z.iso.datetime().nullable().meta({ description: 'Extension.' }),
  })
  .meta({ id: 'Poll' });

export type PollWire = z.infer<typeof pollSchema>;
