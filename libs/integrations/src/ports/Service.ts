import type { Sources } from './Sources';

/** What readers are asked before a service may run for them. `necessary` is not asked. */
export type ConsentPurpose = 'necessary' | 'functional' | 'measurement' | 'advertising' | 'social';

/** `environment`: a variable of the deployment, and what it holds. `brand`: a setting in the brand's row. */
export type ServiceSwitch =
  { readonly environment: string; readonly holds: string } | { readonly brand: string };

/** One outside service: a row of the registry in `services.ts`. */
export type Service = {
  /** The product whose public interface the adapter speaks. */
  readonly product: string;
  /** The interface that the rest of the code knows: the name of a file in `ports/`. */
  readonly port: string;
  readonly purpose: ConsentPurpose;
  readonly runsIn: 'server' | 'browser';
  /** Without it the site runs without the service. */
  readonly switchedOnBy: ServiceSwitch;
  /** Of one that runs in the browser: from where it loads what, besides the addresses in its row. */
  readonly sources?: Sources;
};
