import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestOrigin, type TestOrigin } from '../testing/openTestOrigin.ts';
import type { SearchWire } from './searchSchemas.ts';

/** What readers type, whole, in parts, without accents and mistyped: and what they are after. */
const asked = `
argentina → Argentina
Argentina → Argentina
ARGENTINA → Argentina
arjentina → Argentina
argentna → Argentina
argentian → Argentina
argen → Argentina
brasil → Brasil
brazil → Brasil
barsil → Brasil
brasl → Brasil
brassil → Brasil
mexico → México
méxico → México
mejico → México
mexicoo → México
mexco → México
panama → Panamá
panma → Panamá
pnama → Panamá
peru → Perú
perú → Perú
costa rica → Costa Rica
costarica → Costa Rica
cosat rica → Costa Rica
costa rrica → Costa Rica
honduras → Honduras
ondudras → Honduras
hondura → Honduras
guatemala → Guatemala
guatamala → Guatemala
el salvador → El Salvador
salvador → El Salvador
el salbador → El Salvador
nicaragua → Nicaragua
nicaraga → Nicaragua
espana → España
españa → España
spain → España
espanya → España
francia → Francia
france → Francia
francai → Francia
alemania → Alemania
germany → Alemania
alemnia → Alemania
inglaterra → Inglaterra
england → Inglaterra
inglatera → Inglaterra
paises bajos → Países Bajos
países bajos → Países Bajos
netherlands → Países Bajos
paises vajos → Países Bajos
estados unidos → Estados Unidos
usa → Estados Unidos
estados unids → Estados Unidos
estadso unidos → Estados Unidos
corea del sur → Corea del Sur
corea → Corea del Sur
koreia → Corea del Sur
costa de marfil → Costa de Marfil
costa marfil → Costa de Marfil
cabo verde → Cabo Verde
cabo berde → Cabo Verde
arabia → Arabia Saudita
arabia saudi → Arabia Saudita
japon → Japón
japan → Japón
marruecos → Marruecos
maruecos → Marruecos
croacia → Croacia
croasia → Croacia
colombia → Colombia
colmobia → Colombia
uruguay → Uruguay
urugay → Uruguay
venezuela → Venezuela
benezuela → Venezuela
paraguay → Paraguay
ecuador → Ecuador
ecudor → Ecuador
noruega → Noruega
norway → Noruega
sudafrica → Sudáfrica
curazao → Curazao
curacao → Curazao
seleccion argentina → Argentina
selección de panamá → Panamá
seleccion costa rica → Costa Rica
selecao brasil → Brasil
saprissa → Saprissa
saprisa → Saprissa
sapriza → Saprissa
deportivo saprissa → Saprissa
alajuelense → Alajuelense
alajuelence → Alajuelense
liga deportiva alajuelense → Alajuelense
herediano → Herediano
heredianno → Herediano
cartagines → Cartaginés
cartajines → Cartaginés
puntarenas → Puntarenas
guanacasteca → Guanacasteca
boca → Boca Juniors
boca juniors → Boca Juniors
bocajuniors → Boca Juniors
boca junios → Boca Juniors
river → River Plate
river plate → River Plate
riverplate → River Plate
river plat → River Plate
racing → Racing
estudiantes → Estudiantes
velez → Vélez
veles → Vélez
colo colo → Colo-Colo
colocolo → Colo-Colo
colo-colo → Colo-Colo
universidad de chile → U. de Chile
nublense → Ñublense
ñublense → Ñublense
sao paulo → São Paulo
são paulo → São Paulo
sao paolo → São Paulo
flamengo → Flamengo
flamenco → Flamengo
flamngo → Flamengo
palmeiras → Palmeiras
palmeras → Palmeiras
corinthians → Corinthians
corintians → Corinthians
botafogo → Botafogo
fortaleza → Fortaleza
penarol → Peñarol
peñarol → Peñarol
nacional → Nacional
olimpia → Olimpia
olympia → Olimpia
cruz azul → Cruz Azul
cruzazul → Cruz Azul
crus azul → Cruz Azul
america → América
club america → América
pumas → Pumas
tigres → Tigres
monterrey → Monterrey
monterey → Monterrey
toluca → Toluca
guadalajara → Guadalajara
inter miami → Inter Miami
inter mimai → Inter Miami
la galaxy → LA Galaxy
lafc → LAFC
seattle → Seattle Sounders
seatle sounders → Seattle Sounders
motagua → Motagua
real esteli → Real Estelí
alianza lima → Alianza Lima
aliansa lima → Alianza Lima
universitario → Universitario
sporting cristal → Sporting Cristal
messi → Lionel Messi
mesi → Lionel Messi
messsi → Lionel Messi
lionel messi → Lionel Messi
lionel mesi → Lionel Messi
leonel messi → Lionel Messi
mbappe → Kylian Mbappé
mbappé → Kylian Mbappé
mbape → Kylian Mbappé
mbapé → Kylian Mbappé
kilian mbappe → Kylian Mbappé
haaland → Erling Haaland
haland → Erling Haaland
halaand → Erling Haaland
cristiano → Cristiano Ronaldo
cristiano ronaldo → Cristiano Ronaldo
christiano ronaldo → Cristiano Ronaldo
ronlado → Cristiano Ronaldo
neymar → Neymar
neimar → Neymar
vinicius → Vinícius Júnior
vinisius → Vinícius Júnior
lamine yamal → Lamine Yamal
yamal → Lamine Yamal
llamal → Lamine Yamal
bellingham → Jude Bellingham
belingham → Jude Bellingham
harry kane → Harry Kane
kane → Harry Kane
luis diaz → Luis Díaz
james rodriguez → James Rodríguez
james rodrigez → James Rodríguez
lautaro → Lautaro Martínez
julian alvarez → Julián Alvarez
julian albarez → Julián Alvarez
dembele → Ousmane Dembélé
modric → Luka Modrić
valverde → Federico Valverde
fede valverde → Federico Valverde
salah → Mohamed Salah
mohamed sala → Mohamed Salah
mundial → Copa Mundial de la FIFA
mundial 2026 → Copa Mundial de la FIFA
mundail → Copa Mundial de la FIFA
copa del mundo → Copa Mundial de la FIFA
world cup → Copa Mundial de la FIFA
wold cup → Copa Mundial de la FIFA
libertadores → Copa Libertadores
copa libertadores → Copa Libertadores
livertadores → Copa Libertadores
copa america → Copa América
copa amrica → Copa América
copa oro → Copa Oro
gold cup → Copa Oro
eliminatorias → Eliminatorias mundialistas
eliminatoras → Eliminatorias mundialistas
liga de naciones → Liga de Naciones de Concacaf
nations league → Liga de Naciones de Concacaf
primera division costa rica → Primera División de Costa Rica
`
  .trim()
  .split('\n')
  .map((line) => line.split(' → ') as [string, string]);

let origin: TestOrigin;
beforeAll(async () => {
  origin = await openTestOrigin({ readOnly: true });
});
afterAll(() => origin.close());

it('has the right one among the first three of its kind for 95 of 100 searches', async () => {
  const missed: string[] = [];
  for (const [q, name] of asked) {
    const answer = await origin.app.inject(`/v1/sites/FCA/search?size=3&q=${encodeURIComponent(q)}`);
    const { teams, players, competitions }: SearchWire = answer.json();
    const first = [teams, players, competitions].flatMap(({ items }) => items.map((item) => item.name));
    if (!first.includes(name)) missed.push(`${q} → ${name}, not ${first.join(', ')}`);
  }

  expect(asked.length).toBeGreaterThanOrEqual(200);
  expect(missed.length / asked.length, missed.join('\n')).toBeLessThanOrEqual(0.05);
}, 180_000);
