import { type ReactNode, useState } from 'react';

const widths = { Full: '100%', Tablet: '768px', Phone: '390px' };
type Name = keyof typeof widths;
const names = Object.keys(widths) as Name[];

/** The page at the width of a screen. What does not fit is scrolled to. */
export function Stage({ children }: { children: ReactNode }) {
  const [chosen, setChosen] = useState<Name>('Full');

  return (
    <main className="stage">
      <fieldset className="widths">
        <legend>Width</legend>
        {names.map((name) => (
          <label key={name}>
            <input
              type="radio"
              name="width"
              checked={name === chosen}
              onChange={() => setChosen(name)}
            />
            {name}
          </label>
        ))}
      </fieldset>
      <div className="page" translate="no" style={{ width: widths[chosen] }}>
        {children}
      </div>
    </main>
  );
}
