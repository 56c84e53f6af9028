/** What a form may ask for: the fields of the specification, by the names they are sent under. */
export type FormField =
  'name' | 'lastName' | 'fullName' | 'dni' | 'email' | 'city' | 'consultation' | 'address' | 'phone';

/** One form of a site. */
export type FormRow = {
  /** Its id in the CMS. */
  readonly id: string;
  /** In the order they are shown. */
  readonly fields: readonly FormField[];
  /** Without these it is not sent. */
  readonly required: readonly FormField[];
};

/** `refused`: the service answered, and did not keep it. `unreachable`: it did not answer, so it may have kept it. */
export type FormOutcome = 'stored' | 'refused' | 'unreachable';

/** `failed`: it cannot be known. */
export type AddressLookup = 'known' | 'new' | 'failed';

/** Keeps what readers send with forms. Nothing here throws, and nothing is sent twice of its own accord. */
export type ReaderForms = {
  /** @param key names this one sending: a service that knows keys stores it once, however often it comes */
  readonly submit: (
    form: string,
    fields: Readonly<Record<string, string>>,
    key: string,
  ) => Promise<FormOutcome>;
  /** Whether an email address was sent with a form before. */
  readonly find: (form: string, email: string) => Promise<AddressLookup>;
};
