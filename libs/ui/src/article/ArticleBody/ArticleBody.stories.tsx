import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { MatchBox } from '../../match/MatchBox/MatchBox';
import { storyMatchBox } from '../../stories/storyMatchBox';
import { drawPicture } from '../../stories/drawPicture';
import { ArticleBody } from './ArticleBody';
import { BodyText } from './BodyText';

const before =
  '<p>Mathew Ryan entró al minuto 119 por Patrick Beach: un portero por otro, con la tanda a la vista. No detuvo ninguno. ' +
  '<a href="/tema/egipto">Egipto</a> cobró cuatro penales y eliminó a Australia 4-2 después de un 1-1.</p>' +
  '<h2>La tanda, tiro a tiro</h2><ul><li>Harry Souttar, capitán australiano, falla el primero.</li>' +
  '<li>Mahmoud Saber convierte. Había ingresado en el 120+1.</li></ul>';

const after =
  '<h2>El gol de Ashour y el de Hany</h2><p>Emam Ashour abrió el marcador al 13.</p><ol><li>Paraguay y Alemania: doce cobros.</li><li>Marruecos y Países Bajos: diez.</li></ol>';

const table =
  '<div tabindex="0" role="group" aria-label="Tabla"><table><thead><tr><th>Puesto</th><th>Jugador</th><th>Selección</th><th>Goles</th><th>De penal</th></tr></thead><tbody>' +
  '<tr><td>1</td><td>Kylian Mbappé</td><td>Francia</td><td>10</td><td>1</td></tr>' +
  '<tr><td>2</td><td>Lionel Messi</td><td>Argentina</td><td>8</td><td>0</td></tr></tbody></table></div>';

const meta = {
  component: ArticleBody,
  parameters: { frame: 'text' },
  args: { children: [<BodyText key="1" html={before} />, <BodyText key="2" html={after} />] },
} satisfies Meta<typeof ArticleBody>;
export default meta;

type Story = StoryObj<typeof meta>;

export const RunningText: Story = {};

export const WithAMatchBox: Story = {
  args: {
    children: [
      <BodyText key="1" html={before} />,
      <MatchBox key="2" {...storyMatchBox} />,
      <BodyText key="3" html={after} />,
    ],
  },
};

export const WithATable: Story = {
  args: { children: <BodyText html={'<p>La tabla quedó así:</p>' + table} /> },
};

export const WithAQuoteAndSubheads: Story = {
  args: {
    children: (
      <BodyText html="<h2>El total</h2><blockquote>308 goles en 104 partidos, 2,96 por encuentro</blockquote><h3>De penal</h3><p>Fueron 16.</p>" />
    ),
  },
};

export const WithALongAddress: Story = {
  args: {
    children: (
      <BodyText html='<p><a href="/x">https://www.ejemplo.example/mundial-2026/haaland-y-once-minutos-que-sacan-a-brasil-20260705-1001.html</a></p>' />
    ),
  },
};

const picture = (src: string, width: number, height: number, alt: string) =>
  `<figure><span data-picture style="aspect-ratio:${width}/${height};max-width:${width}px"><img src="${src}" width="${width}" height="${height}" alt="${alt}" loading="lazy"></span><figcaption>Ferran Torres, al 106.</figcaption></figure>`;

export const WithPictures: Story = {
  args: {
    children: (
      <BodyText
        html={
          '<p>Antes.</p>' +
          picture(drawPicture(['#aa151b', '#74acdf'], 740, 416), 740, 416, '') +
          picture(drawPicture(['#aa151b', '#f1bf00'], 300, 400), 300, 400, 'La copa')
        }
      />
    ),
  },
};

/** A picture that never comes leaves its drawing and its words, and no hole. */
export const PictureNeverArrives: Story = {
  args: {
    children: (
      <BodyText html={'<p>Antes.</p>' + picture('data:image/png;base64,', 740, 416, 'La copa en el aire')} />
    ),
  },
  play: async ({ canvas }) => {
    const { width, height } = canvas.getByRole('img').parentElement!.getBoundingClientRect();
    await expect(width / height).toBeCloseTo(740 / 416, 1);
  },
};

export const Empty: Story = { args: { children: <BodyText html="" /> } };
