import { Editor, Frame } from '@craftjs/core';
import { useState } from 'react';
import { Cell, Row, Table } from './blocks';
import { largePage } from './large-page';
import { Status } from './status';
import './styles.css';

export const App = () => {
  const [rows, setRows] = useState(100);
  return (
    // Another key is another editor, with a page of its own.
    <Editor key={rows} resolver={{ Table, Row, Cell }}>
      <p className="bar">
        <label>
          Rows:{' '}
          <select
            value={rows}
            onChange={({ target }) => setRows(Number(target.value))}
          >
            {[10, 100, 250].map((count) => (
              <option key={count}>{count}</option>
            ))}
          </select>
        </label>
        <Status />
      </p>
      <Frame data={largePage(rows, 4)} />
    </Editor>
  );
};
