import type { Sources } from '@cancha/integrations/ports/Sources';
import { z } from 'zod';

/** One host, or all below one; a scheme alone would be everybody's. */
const source = z
  .string()
  .regex(
    /^https?:\/\/(?:\*\.)?[\w-]+(?:\.[\w-]+)*(?::\d+)?$/,
    'a host such as https://cdn.example or https://*.cdn.example',
  );
const list = z.array(source).optional();

/** The shape of sources that come from outside of the code. */
export const sourcesShape = z.strictObject({
  script: list,
  style: list,
  font: list,
  frame: list,
  connect: list,
  media: list,
}) satisfies z.ZodType<Sources>;
