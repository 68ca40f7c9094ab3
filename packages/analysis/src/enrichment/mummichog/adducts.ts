export type Mode = 'positive' | 'negative';

/** An ion: m/z = (copies · M + shift) ÷ charge, in unified atomic mass units. */
export type Adduct = {
  readonly name: string;
  readonly copies: number;
  readonly shift: number;
  readonly charge: number;
  /** The ion that a compound shows before any other. */
  readonly primary: boolean;
  /** Among those looked for when not all are. */
  readonly main: boolean;
};

const proton = 1.007_276_47;
const water = 18.010_564_68;
const carbon13 = 1.003_354_84;

const ion = (
  name: string,
  shift: number,
  {
    charge = 1,
    copies = 1,
    main = false,
    primary = false,
  }: Partial<Pick<Adduct, 'charge' | 'copies' | 'main' | 'primary'>> = {},
): Adduct => ({ name, shift, charge, copies, main: main || primary, primary });

/** The electron is taken off a cation's mass and put onto an anion's. */
export const adducts: Readonly<Record<Mode, readonly Adduct[]>> = {
  positive: [
    ion('M+H', proton, { primary: true }),
    ion('M+Na', 22.989_218, { main: true }),
    ion('M+NH4', 18.033_826, { main: true }),
    ion('M+K', 38.963_158, { main: true }),
    ion('M+H-H2O', proton - water, { main: true }),
    ion('M+H-NH3', proton - 17.026_549),
    ion('M(C13)+H', carbon13 + proton),
    ion('M+ACN+H', 41.026_549 + proton),
    ion('M+2H', 2 * proton, { charge: 2 }),
    ion('2M+H', proton, { copies: 2 }),
    ion('2M+Na', 22.989_218, { copies: 2 }),
  ],
  negative: [
    ion('M-H', -proton, { primary: true }),
    ion('M+Cl', 34.969_402, { main: true }),
    ion('M-H2O-H', -water - proton, { main: true }),
    ion('M+HCOO', 44.998_203, { main: true }),
    ion('M+CH3COO', 59.013_853),
    ion('M(C13)-H', carbon13 - proton),
    ion('M+Na-2H', 22.989_218 - 2 * proton),
    ion('M+K-2H', 38.963_158 - 2 * proton),
    ion('M-2H', -2 * proton, { charge: 2 }),
    ion('2M-H', -proton, { copies: 2 }),
  ],
};

export const ionMass = (mass: number, { charge, copies, shift }: Adduct): number => (copies * mass + shift) / charge;
