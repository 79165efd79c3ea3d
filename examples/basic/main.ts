import "../example.css";
