import type { RouteName, routes } from './routes';

type OneOf<Values extends string> = Values extends `${infer First}|${infer Rest}`
  ? First | OneOf<Rest>
  : Values;

type Param<Segment extends string> = Segment extends `:${infer Name}(${infer Values})`
  ? [name: Name, value: OneOf<Values>]
  : Segment extends `:${infer Name}`
    ? [name: Name, value: string]
    : never;

type ParamOf<Path extends string> = Path extends `/${infer First}/${infer Rest}`
  ? Param<First> | ParamOf<`/${Rest}`>
  : Path extends `/${infer Last}`
    ? Param<Last>
    : never;

/** Parameters that come from the site. */
type FromSite = 'authorPrefix';

type ParamsOf<Path extends string> = [ParamOf<Path>] extends [never]
  ? Record<string, never>
  : { [P in ParamOf<Path> as Exclude<P[0], FromSite>]: P[1] };

/** Parameters of a page, decoded. Inferred from the Spanish column; all columns have the same. */
export type RouteParams<Name extends RouteName> = ParamsOf<(typeof routes)[Name]['es']>;
