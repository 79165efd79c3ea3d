import { Box, Picture, Selected, Text } from "./picture.tsx";

const alt =
  "The parts of a page editor. Editor surrounds everything. Inside it are a toolbar, a toolbox and a settings panel, which " +
  "use useEditor, and Frame with the page, whose blocks use useNode. The settings panel is about the selected block.";

/** The parts of a page editor, and which hook each uses. */
export function EditorComponentsPicture() {
  return (
    <Picture
      alt={alt}
      height={300}
      caption="Everything inside Editor can call useEditor. Only the contents of Frame are the page."
    >
      <Box x={4} y={4} width={352} height={292} fill="canvas" />
      <Text x={16} y={25} code bold>
        {"<Editor>"}
      </Text>
      <Text x={344} y={25} code anchor="end" colour="green">
        useEditor()
      </Text>
      <Box x={14} y={36} width={332} height={40} />
      <Text x={26} y={61} bold>
        Toolbar
      </Text>
      <Text x={334} y={61} anchor="end" colour="soft">
        undo, redo, save
      </Text>

      <Box x={14} y={86} width={84} height={200} />
      <Text x={24} y={108} bold>
        Toolbox
      </Text>
      {["Text", "Image", "Row"].map((name, index) => (
        <>
          <Box x={24} y={120 + index * 40} width={64} height={30} fill="canvas" />
          <Text x={56} y={140 + index * 40} anchor="middle">
            {name}
          </Text>
        </>
      ))}

      <Box x={106} y={86} width={146} height={200} dashed colour="blue" />
      <Text x={116} y={108} code bold colour="blue">
        {"<Frame>"}
      </Text>
      <Box x={120} y={122} width={118} height={44} colour="line" />
      <Selected x={120} y={122} width={118} height={44} />
      <Text x={179} y={149} anchor="middle">
        a block
      </Text>
      <Box x={120} y={180} width={118} height={44} />
      <Text x={179} y={207} anchor="middle">
        a block
      </Text>
      <Text x={179} y={262} code anchor="middle" colour="green">
        useNode()
      </Text>

      <Box x={260} y={86} width={86} height={200} />
      <Text x={270} y={108} bold>
        Settings
      </Text>
      <Text x={270} y={130} colour="soft">
        of the
      </Text>
      <Text x={270} y={147} colour="soft">
        selected
      </Text>
      <Text x={270} y={164} colour="soft">
        block
      </Text>
      {[184, 220].map((y) => (
        <Box x={270} y={y} width={66} height={26} fill="canvas" />
      ))}
    </Picture>
  );
}
