import { Editor, Element, Frame, type UserComponent, useNode } from "@craftjs/core";

const Text: UserComponent<{ text?: string; align?: string }> = ({ text, align }) => {
  const { id, actions, connectors } = useNode();
  const run = () => {
    /* the block */
    return [id, actions];
  };

  return (
    <p ref={(dom) => void (dom && connectors.connect(connectors.drag(dom)))}>
      {text} {align}
      <button type="button" onClick={run}>
        Run
      </button>
    </p>
  );
};

export const App = () => (
  <Editor resolver={{ Text }}>
    <Frame>
      <Element is="main" canvas>
        <Text text="First" />
      </Element>
    </Frame>
  </Editor>
);
